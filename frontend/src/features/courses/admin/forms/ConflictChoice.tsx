import { Button } from 'antd';
import { useFormikContext } from 'formik';
import { useGetCourseHistory } from '../../../../api/generated/sync/sync';
import { ShortDate } from '../../../../components/admin/ShortDate';
import { COURSE_FIELDS } from '../course-fields';
import { ConflictField } from './ConflictField';
import styles from './ConflictChoice.module.css';
import { differingFields, toCourseTexts, type CourseForm, type CourseTexts } from './course-texts';

export function ConflictChoice({ mine }: { mine: CourseTexts }) {
  const { values, setFieldValue } = useFormikContext<CourseForm>();
  const theirs = toCourseTexts(values.base);
  const fields = differingFields(mine, theirs);
  return (
    <div>
      <div ref={focusFirst} tabIndex={-1} role="alert" className={styles.alert}>
        <p>
          <strong>
            <LatestSave id={values.base.thinkific_id} />
          </strong>
        </p>
        <p>
          {fields.length > 0
            ? 'Choose between your version and theirs, then save again. Nothing is saved yet.'
            : 'Their version says the same as yours.'}
        </p>
      </div>
      {fields.map((field) => (
        <ConflictField
          key={field}
          label={COURSE_FIELDS[field].label}
          name={`${field}-version`}
          mine={mine[field]}
          theirs={theirs[field]}
          chosen={values[field]}
          onChoose={(text) => void setFieldValue(field, text)}
        />
      ))}
      <Button onClick={() => void setFieldValue('mine', null)}>Edit the chosen version</Button>
    </div>
  );
}

/** Who was faster, and when, as the course's history has it. */
function LatestSave({ id }: { id: number }) {
  const { data } = useGetCourseHistory(id, { page: 1, limit: 25 }, { query: { staleTime: 0 } });
  const saved = data?.entries.find(({ kind }) => kind === 'override');
  return (
    <>
      {saved?.by ?? 'Somebody else'} saved this course while you were typing
      {saved && (
        <>
          , on <ShortDate value={saved.at} withTime />
        </>
      )}
      .
    </>
  );
}

/** The save that led here may have scrolled far down. */
function focusFirst(alert: HTMLElement | null) {
  alert?.focus();
}
