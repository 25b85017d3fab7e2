import { useGetStats } from '../../../../api/generated/stats/stats';
import {
  formatCount,
  StatCard,
  StatGrid,
  StatGridSkeleton,
} from '../../../../components/admin/StatCard';
import { QueryState } from '../../../../components/QueryState';

export function CourseStats() {
  const query = useGetStats();
  return (
    <QueryState
      query={query}
      loading={<StatGridSkeleton cards={4} />}
      errorTitle="We could not load the figures"
    >
      {(stats) => (
        <StatGrid label="Figures">
          <StatCard label="Total Courses" figure={formatCount(stats.total_courses)} />
          <StatCard label="Visible" figure={formatCount(stats.visible_courses)} />
          <StatCard label="Hidden" figure={formatCount(stats.hidden_courses)} />
          <StatCard label="Customized" figure={formatCount(stats.courses_with_overrides)} />
        </StatGrid>
      )}
    </QueryState>
  );
}
