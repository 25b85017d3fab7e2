import type { UseQueryResult } from '@tanstack/react-query';
import type { AdminUdemyCourseDto } from '../../../../api/generated/model/adminUdemyCourseDto';
import {
  formatCount,
  StatCard,
  StatGrid,
  StatGridSkeleton,
} from '../../../../components/admin/StatCard';
import { countUdemyCourses } from '../udemy-course-list';

/** Three summary cards; nothing when the courses do not come, which the table says. */
export function UdemyFigures({ query }: { query: UseQueryResult<AdminUdemyCourseDto[], unknown> }) {
  if (query.isPending) return <StatGridSkeleton cards={3} />;
  if (query.isError) return null;
  const { total, visible, assignments } = countUdemyCourses(query.data);
  return (
    <StatGrid label="Figures">
      <StatCard label="Total Courses" figure={formatCount(total)} />
      <StatCard label="Visible Courses" figure={formatCount(visible)} />
      <StatCard label="Staff Assignments" figure={formatCount(assignments)} />
    </StatGrid>
  );
}
