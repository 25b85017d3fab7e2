import { Button, Flex, Tag, Typography } from 'antd';
import { useFormikContext } from 'formik';
import { cloneElement, useRef, type ReactElement, type ReactNode } from 'react';
import type { AdminCourseDto } from '../../../../api/generated/model/adminCourseDto';
import type { PlatformChangeDto } from '../../../../api/generated/model/platformChangeDto';
import { focusField, FormField } from '../../../../components/admin/forms/FormField';
import { ShortDate } from '../../../../components/admin/ShortDate';
import { PlatformChange } from '../components/PlatformChange';
import { COURSE_FIELDS, type CourseField } from '../../../../course-fields';
import { emptyText, platformLabel, toPlatformTexts, type CourseForm } from './course-texts';
import { PLATFORMS } from '../../../sync';

interface OverrideFieldProps {
  field: CourseField;
  course: AdminCourseDto;
  /** Called when the user keeps the override although the platform's value has changed. */
  onKeep: (change: PlatformChangeDto) => void;
  label?: string;
  hint?: string;
  required?: boolean;
  extra?: ReactNode;
  /** An antd control. Its placeholder shows when neither side has a value. */
  children: ReactElement<{ placeholder?: string }>;
}

/** Shows a field with the platform's value, which typing replaces, or with our override. */
export function OverrideField(props: OverrideFieldProps) {
  const { field, course, onKeep, hint, required = false, extra, children } = props;
  const { values, setFieldValue } = useFormikContext<CourseForm>();
  const place = useRef<HTMLDivElement>(null);
  const name = COURSE_FIELDS[field].label;
  const theirs = platformLabel(field, course);
  // The platform may have renamed the course since the form was filled; neither name is an override.
  const empty = [values.base, course].map((version) => emptyText(field, version));
  const isOverridden = !empty.includes(values[field].trim());
  const isInherited = !isOverridden && theirs !== '';
  const change = course.platform_changes.find((candidate) => candidate.field === field);
  // The pressed button disappears, so the field takes the focus.
  const focus = () => focusField(place.current);
  const setText = (text: string) => {
    focus();
    void setFieldValue(field, text);
  };
  return (
    <div ref={place}>
      <FormField
        name={field}
        hint={hint}
        required={required}
        label={props.label ?? name}
        tag={
          (isOverridden && <Tag color="processing">Overridden</Tag>) ||
          (isInherited && <Tag>{PLATFORMS[course.platform]}</Tag>)
        }
        extra={
          <>
            {extra}
            {isOverridden && (
              <Flex wrap gap="4px 8px" align="center" justify="space-between">
                <PlatformValue course={course} field={field} change={change} />
                <Flex gap={8}>
                  {change && (
                    <Button
                      size="small"
                      aria-label={`Keep ours: ${name}`}
                      onClick={() => {
                        focus();
                        onKeep(change);
                      }}
                    >
                      Keep ours
                    </Button>
                  )}
                  <Button
                    size="small"
                    aria-label={`Use it: ${PLATFORMS[course.platform]}’s ${name}`}
                    onClick={() => setText(emptyText(field, course))}
                  >
                    Use it
                  </Button>
                </Flex>
              </Flex>
            )}
            {isInherited && field !== 'title' && (
              <Button
                type="link"
                size="small"
                aria-label={`Override ${name}`}
                onClick={() => setText(toPlatformTexts(course)[field])}
              >
                Override
              </Button>
            )}
          </>
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

interface PlatformValueProps {
  field: CourseField;
  course: AdminCourseDto;
  change: PlatformChangeDto | undefined;
}

/** Left out for the title, whose hint already shows the platform's name. */
function PlatformValue({ field, course, change }: PlatformValueProps) {
  if (change) {
    return (
      <div style={{ flex: '1 1 240px' }}>
        <Typography.Text strong type="warning">
          Platform changed since
        </Typography.Text>
        , as of <ShortDate value={course.synced_at} />:{' '}
        <PlatformChange change={change} course={course} />
      </div>
    );
  }
  return (
    <Typography.Paragraph
      type="secondary"
      ellipsis={{ rows: 2, expandable: true }}
      style={{ flex: '1 1 240px', margin: 0, whiteSpace: 'pre-wrap' }}
    >
      {field !== 'title' &&
        `${PLATFORMS[course.platform]}: ${platformLabel(field, course) || 'none'}`}
    </Typography.Paragraph>
  );
}
