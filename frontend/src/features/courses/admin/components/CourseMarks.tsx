import type { AdminCourseCardDto } from '../../../../api/generated/model/adminCourseCardDto';
import { Badge } from '../../../../components/Badge';
import { ShortDate } from '../../../../components/admin/ShortDate';
import { JoinedMark } from '../../../pairs';
import { COURSE_FIELDS } from '../course-fields';
import styles from './CourseMarks.module.css';
import { PlatformChange } from './PlatformChange';
import { WaitingChange } from './WaitingChange';

export function CourseMarks({ course }: { course: AdminCourseCardDto }) {
  const { thinkific_removed_at: removedAt, platform_changes: changes } = course;
  return (
    <>
      {removedAt && (
        <p className={styles.mark} data-tone="danger">
          <Badge toned>Removed</Badge>
          <span id={`gone-${course.thinkific_id}`}>
            Gone from Thinkific since <ShortDate value={removedAt} />, so it cannot be shown.
          </span>
        </p>
      )}
      {changes.length > 0 && (
        <div className={styles.mark} data-tone="caution">
          <Badge toned>Platform changed since</Badge>
          <ul className={styles.changes}>
            {changes.map((change) => (
              <li key={change.field}>
                {COURSE_FIELDS[change.field].label}{' '}
                <PlatformChange change={change} course={course} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {course.joined && (
        <div className={styles.joined}>
          <JoinedMark joined={course.joined} />
        </div>
      )}
      <WaitingChange course={course} />
    </>
  );
}
