import { Button, Tag } from 'antd';
import { useFormikContext } from 'formik';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { FormField } from '../../../../components/admin/forms/FormField';
import { COURSE_FIELDS } from '../course-fields';
import { emptyText, platformLabel, toPlatformTexts, type CourseForm } from './course-texts';
import { focusFieldOf } from './focus-field';
import { PlatformNote, type PlatformNoteProps } from './PlatformNote';

interface OverrideFieldProps extends PlatformNoteProps {
  label?: string;
  hint?: string;
  required?: boolean;
  extra?: ReactNode;
  /** A control of antd. Its placeholder shows while neither side has a value. */
  children: ReactElement<{ placeholder?: string }>;
}

/** A field in one of two looks: with the platform's value, which typing replaces, or with ours. */
export function OverrideField(props: OverrideFieldProps) {
  const { field, course, onKeep, label = COURSE_FIELDS[field].label } = props;
  const { hint, required, extra, children } = props;
  const { values, setFieldValue } = useFormikContext<CourseForm>();
  const theirs = platformLabel(field, course);
  // The platform may have renamed the course since the form was filled; neither name is ours.
  const empty = [values.base, course].map((version) => emptyText(field, version));
  const isOverridden = !empty.includes(values[field].trim());
  const isInherited = !isOverridden && theirs !== '';
  const canOverride = isInherited && field !== 'title';
  return (
    <div data-field>
      <FormField
        name={field}
        hint={hint}
        required={required ?? false}
        label={
          <>
            <span>{label}</span>&nbsp;
            {isOverridden && <Tag color="processing">Overridden</Tag>}
            {isInherited && <Tag>Thinkific</Tag>}
          </>
        }
        extra={
          (extra || isOverridden || canOverride) && (
            <>
              {extra}
              {isOverridden && <PlatformNote field={field} course={course} onKeep={onKeep} />}
              {canOverride && (
                <Button
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
            </>
          )
        }
      >
        {cloneElement(children as ReactElement<Record<string, unknown>>, {
          variant: isInherited ? 'filled' : 'outlined',
          ...(theirs && { placeholder: theirs }),
        })}
      </FormField>
    </div>
  );
}
