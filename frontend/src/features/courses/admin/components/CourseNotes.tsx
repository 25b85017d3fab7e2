import { Flex, Tag } from 'antd';
import type { CourseRow } from '../course-row';
import { ShortDate } from '../../../../components/admin/ShortDate';
import { JoinedMark } from '../../../pairs';
import { COURSE_FIELDS } from '../course-fields';
import { PlatformChange } from './PlatformChange';
import { WaitingChange } from './WaitingChange';

/** What an admin should know about a course: removed, changed under an override, linked, or waiting. */
export function CourseNotes({ course }: { course: CourseRow }) {
  const { thinkific_removed_at: removedAt, platform_changes: changes } = course;
  return (
    <>
      {removedAt && (
        <Flex wrap gap={8}>
          <Tag color="error">Removed</Tag>
          <span id={`gone-${course.thinkific_id}`}>
            Gone from Thinkific since <ShortDate value={removedAt} />, so it cannot be shown.
          </span>
        </Flex>
      )}
      {changes.length > 0 && (
        <Flex wrap gap={8} align="flex-start">
          <Tag color="warning">Platform changed since</Tag>
          <ul>
            {changes.map((change) => (
              <li key={change.field}>
                {COURSE_FIELDS[change.field].label}{' '}
                <PlatformChange change={change} course={course} />
              </li>
            ))}
          </ul>
        </Flex>
      )}
      {course.joined && <JoinedMark joined={course.joined} />}
      <WaitingChange course={course} />
    </>
  );
}
