import type { UseQueryResult } from '@tanstack/react-query';
import type { AdminUdemyCourseDto } from '../../../../api/generated/model/adminUdemyCourseDto';
import { StatCards, StatCardsSkeleton } from '../../../../components/admin/StatCards';
import { adminPaths } from '../../../../paths';
import { formatCount } from '../../../../format-count';
import { countUdemyCourses } from '../udemy-course-list';

const { udemyCourses } = adminPaths;

/** Renders nothing on an error, which the table shows. */
export function UdemyStats({ query }: { query: UseQueryResult<AdminUdemyCourseDto[], unknown> }) {
  if (query.isPending) return <StatCardsSkeleton count={3} />;
  if (query.isError) return null;
  const { total, visible, assignments } = countUdemyCourses(query.data);
  return (
    <StatCards
      stats={[
        { label: 'Total Courses', value: formatCount(total), to: udemyCourses },
        {
          label: 'Visible Courses',
          value: formatCount(visible),
          to: `${udemyCourses}?visibility=visible`,
        },
        { label: 'Staff Assignments', value: formatCount(assignments) },
      ]}
    />
  );
}
