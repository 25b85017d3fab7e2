import { Button } from 'antd';
import { useFormikContext } from 'formik';
import type { AdminCourseDto } from '../../../../api/generated/model/adminCourseDto';
import type { PlatformChangeDto } from '../../../../api/generated/model/platformChangeDto';
import { ShortDate } from '../../../../components/admin/ShortDate';
import { PlatformChange } from '../components/PlatformChange';
import { COURSE_FIELDS, type CourseField } from '../course-fields';
import { emptyText, platformLabel, type CourseForm } from './course-texts';
import { focusFieldOf } from './focus-field';
import { LongText } from './LongText';
import styles from './PlatformNote.module.css';

export interface PlatformNoteProps {
  field: CourseField;
  course: AdminCourseDto;
  onKeep: (change: PlatformChangeDto) => void;
}

/** Below a field of ours: what the platform says, and the way back to it. */
export function PlatformNote({ field, course, onKeep }: PlatformNoteProps) {
  const { setFieldValue } = useFormikContext<CourseForm>();
  const label = COURSE_FIELDS[field].label;
  const change = course.platform_changes.find((candidate) => candidate.field === field);
  return (
    <div className={styles.note}>
      {change ? (
        <p className={styles.changed}>
          <strong>Platform changed since</strong>, as of <ShortDate value={course.synced_at} />:{' '}
          <PlatformChange change={change} course={course} />
        </p>
      ) : (
        field !== 'title' && (
          <LongText label="Thinkific" text={platformLabel(field, course) || 'none'} />
        )
      )}
      <div className={styles.actions}>
        {change && (
          <Button
            size="small"
            aria-label={`Keep ours: ${label}`}
            onClick={(event) => {
              focusFieldOf(event);
              onKeep(change);
            }}
          >
            Keep ours
          </Button>
        )}
        <Button
          size="small"
          aria-label={`Use it: Thinkific’s ${label}`}
          onClick={(event) => {
            focusFieldOf(event);
            void setFieldValue(field, emptyText(field, course));
          }}
        >
          Use it
        </Button>
      </div>
    </div>
  );
}
