import { useFormikContext } from 'formik';
import type { AdminCourseDto } from '../../../../api/generated/model/adminCourseDto';
import type { PlatformChangeDto } from '../../../../api/generated/model/platformChangeDto';
import { ChoiceField } from '../../../../components/admin/forms/ChoiceField';
import { TextAreaField } from '../../../../components/admin/forms/TextAreaField';
import { TextField } from '../../../../components/admin/forms/TextField';
import { UploadField } from '../../../../components/admin/forms/UploadField';
import { COVER } from '../../../../components/picture-upload/picture-shapes';
import { useSite } from '../../../../site';
import type { CourseChoices } from '../course-choices';
import type { CourseField } from '../course-fields';
import { SameOnUdemy } from '../../../pairs';
import { WaitingChange } from '../components/WaitingChange';
import { CourseConflict } from './CourseConflict';
import styles from './CourseFields.module.css';
import type { CourseForm } from './course-texts';
import { FeaturedSwitch } from './FeaturedSwitch';
import { ImagePreview } from './ImagePreview';
import { OverrideField } from './OverrideField';

interface CourseFieldsProps {
  /** The course as it is now; the form may have been filled from an older version. */
  course: AdminCourseDto;
  choices: CourseChoices;
  /** Keeps overriding a field that the platform has changed since. */
  onKeep: (change: PlatformChangeDto) => void;
}

export function CourseFields({ course, choices, onKeep }: CourseFieldsProps) {
  const { values } = useFormikContext<CourseForm>();
  const { currency } = useSite();
  const { mine, base } = values;
  if (mine) return <CourseConflict key={base.etag} mine={mine} theirs={base} />;
  const of = (field: CourseField) => ({ field, course, onKeep });
  return (
    <div className={styles.fields}>
      <div className={styles.wide}>
        <WaitingChange course={course} />
        <OverrideField {...of('title')} hint={`Original name: ${course.thinkific_name}`} required>
          {(field) => <TextField {...field} autoComplete="off" />}
        </OverrideField>
        <OverrideField {...of('description')}>
          {(field) => <TextAreaField {...field} rows={4} />}
        </OverrideField>
      </div>
      <OverrideField {...of('category')} placeholder="e.g. Data Engineering">
        {(field) => <ChoiceField {...field} choices={choices.categories} />}
      </OverrideField>
      <OverrideField {...of('level')} placeholder="e.g. Intermediate">
        {(field) => <ChoiceField {...field} choices={choices.levels} />}
      </OverrideField>
      <OverrideField {...of('duration')} placeholder="e.g. 10 weeks">
        {(field) => <TextField {...field} autoComplete="off" />}
      </OverrideField>
      <OverrideField {...of('format')} placeholder="e.g. Online">
        {(field) => <ChoiceField {...field} choices={choices.formats} />}
      </OverrideField>
      <OverrideField
        {...of('price')}
        label={`Price (${currency})`}
        hint="A whole number, paid once. Decimals are dropped."
      >
        {(field) => <TextField {...field} inputMode="numeric" autoComplete="off" />}
      </OverrideField>
      <div className={styles.wide}>
        <OverrideField
          {...of('imageUrl')}
          label="Image URL"
          extra={
            <ImagePreview url={values.imageUrl.trim() || (course.thinkific_image_url ?? '')} />
          }
        >
          {(field) => (
            <UploadField name="imageUrl" picture="cover" shape={COVER}>
              <TextField {...field} inputMode="url" autoComplete="off" />
            </UploadField>
          )}
        </OverrideField>
        <OverrideField {...of('curriculum')} label="Curriculum (one per line)">
          {(field) => <TextAreaField {...field} rows={6} />}
        </OverrideField>
        <OverrideField {...of('outcomes')} label="Learning Outcomes (one per line)">
          {(field) => <TextAreaField {...field} rows={6} />}
        </OverrideField>
        <FeaturedSwitch course={course} />
        <SameOnUdemy key={course.thinkific_id} course={course} />
      </div>
    </div>
  );
}
