import { useGetStats } from '../../../../api/generated/stats/stats';
import { StatCards, StatCardsSkeleton } from '../../../../components/admin/StatCards';
import { QueryState } from '../../../../components/QueryState';
import { adminPaths } from '../../../../paths';
import { formatCount } from '../../../../words';

const { courses } = adminPaths;

export function CourseStats() {
  const query = useGetStats();
  return (
    <QueryState
      query={query}
      loading={<StatCardsSkeleton count={4} />}
      errorTitle="We could not load the figures"
    >
      {({ total_courses: total, visible_courses: visible, hidden_courses: hidden, ...stats }) => (
        <StatCards
          stats={[
            { label: 'Total Courses', value: formatCount(total), to: courses },
            { label: 'Visible', value: formatCount(visible), to: `${courses}?visibility=visible` },
            { label: 'Hidden', value: formatCount(hidden), to: `${courses}?visibility=hidden` },
            {
              label: 'Customized',
              value: formatCount(stats.courses_with_overrides),
              to: `${courses}?status=customized`,
            },
          ]}
        />
      )}
    </QueryState>
  );
}
