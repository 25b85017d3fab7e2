import { Button } from 'antd';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import type { FieldProps } from '../../../../components/admin/forms/use-field';
import { COURSE_FIELDS } from '../course-fields';
import { emptyText, platformLabel, toPlatformTexts, type CourseForm } from './course-texts';
import { FieldOrigin } from './FieldOrigin';
import { focusFieldOf } from './focus-field';
import styles from './OverrideField.module.css';
import { PlatformNote, type PlatformNoteProps } from './PlatformNote';

interface OverrideFieldProps extends PlatformNoteProps {
  label?: string;
  hint?: string;
  /** What the field shows while neither side has a value. */
  placeholder?: string;
  required?: boolean;
  extra?: ReactNode;
  children: (field: FieldProps & { placeholder: string | undefined }) => ReactNode;
}

/** A field in one of two looks: with the platform's value, which typing replaces, or with ours. */
export function OverrideField(props: OverrideFieldProps) {
  const { field, course, onKeep, placeholder, label = COURSE_FIELDS[field].label } = props;
  const { hint, required, extra, children } = props;
  const { values, setFieldValue } = useFormikContext<CourseForm>();
  const theirs = platformLabel(field, course);
  // The platform may have renamed the course since the form was filled; neither name is ours.
  const empty = [values.base, course].map((version) => emptyText(field, version));
  const isOverridden = !empty.includes(values[field].trim());
  const origin = originOf(isOverridden, theirs !== '');
  return (
    <div className={styles.field} data-field data-origin={origin}>
      {children({
        name: field,
        label,
        hint,
        required,
        placeholder: theirs || placeholder,
        badge: origin && <FieldOrigin origin={origin} />,
        extra: (
          <>
            {extra}
            {isOverridden && <PlatformNote field={field} course={course} onKeep={onKeep} />}
          </>
        ),
      })}
      {origin === 'inherited' && field !== 'title' && (
        <Button
          className={styles.override}
          type="link"
          size="small"
          aria-label={`Override ${COURSE_FIELDS[field].label}`}
          onClick={(event) => {
            focusFieldOf(event);
            void setFieldValue(field, toPlatformTexts(course)[field]);
          }}
        >
          Override
        </Button>
      )}
    </div>
  );
}

function originOf(isOverridden: boolean, hasTheirs: boolean) {
  if (isOverridden) return 'overridden';
  return hasTheirs ? 'inherited' : undefined;
}
