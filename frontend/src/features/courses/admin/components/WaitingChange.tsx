import type { CourseRow } from '../course-row';
import { CourseDifference } from '../../../sync';

type Waiting = Pick<CourseRow, 'thinkific_id' | 'display_title' | 'sync_rule' | 'difference'>;

/** What the rule of a course keeps from visitors; nothing when that is nothing. */
export function WaitingChange({ course }: { course: Waiting }) {
  const { thinkific_id: id, display_title: title, sync_rule: rule, difference } = course;
  if (!difference) return null;
  return (
    <CourseDifference
      course={{ platform: 'thinkific', id: String(id), title }}
      rule={rule}
      difference={difference}
    />
  );
}
