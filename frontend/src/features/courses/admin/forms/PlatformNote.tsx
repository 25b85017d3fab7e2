import { Button } from 'antd';
import { useFormikContext } from 'formik';
import type { MouseEvent } from 'react';
import type { AdminCourseDto } from '../../../../api/generated/model/adminCourseDto';
import type { PlatformField } from '../../../../api/generated/model/platformField';
import { Badge } from '../../../../components/Badge';
import { priceLabel } from '../../course-labels';
import { COURSE_FIELDS, type CourseField } from '../course-fields';
import { PlatformChange } from '../components/PlatformChange';
import { emptyText, toPlatformTexts, type CourseForm } from './course-texts';
import { LongText } from './LongText';
import styles from './PlatformNote.module.css';

interface PlatformNoteProps {
  field: CourseField;
  course: AdminCourseDto;
  onKeep: (field: PlatformField) => void;
}

export function PlatformNote({ field, course, onKeep }: PlatformNoteProps) {
  const { values, setFieldValue } = useFormikContext<CourseForm>();
  const label = COURSE_FIELDS[field].label;
  const unset = emptyText(field, course);
  const isOverridden = values[field].trim() !== unset;
  const change = course.platform_changes.find((candidate) => candidate.field === field);
  const usePlatformValue = (event: MouseEvent<HTMLElement>) => {
    focusField(event, field);
    void setFieldValue(field, unset);
  };
  if (isOverridden && change) {
    return (
      <div className={styles.note} data-tone="caution">
        <Badge toned>Platform changed since</Badge>
        <PlatformChange change={change} />
        <div className={styles.actions}>
          <Button
            size="small"
            aria-label={`Keep ours: ${label}`}
            onClick={(event) => {
              focusField(event, field);
              onKeep(change.field);
            }}
          >
            Keep ours
          </Button>
          <Button size="small" aria-label={`Use theirs: ${label}`} onClick={usePlatformValue}>
            Use theirs
          </Button>
        </div>
      </div>
    );
  }
  const text = platformText(field, course);
  if (!isOverridden) return field !== 'title' && text && <LongText label="Platform" text={text} />;
  return (
    <div className={styles.note}>
      {field !== 'title' && <LongText label="Platform" text={text || 'none'} />}
      <Button
        size="small"
        aria-label={`Use platform value for ${label}`}
        onClick={usePlatformValue}
      >
        Use platform value
      </Button>
    </div>
  );
}

function platformText(field: CourseField, course: AdminCourseDto): string {
  if (field === 'price') return priceLabel(course.thinkific_price) ?? '';
  return toPlatformTexts(course)[field];
}

/** The button that is pressed goes away; its field takes the focus. */
function focusField({ currentTarget }: MouseEvent<HTMLElement>, field: CourseField) {
  currentTarget.closest('form')?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
}
