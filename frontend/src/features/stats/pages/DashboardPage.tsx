import { use } from 'react';
import { useGetStats } from '../../../api/generated/stats/stats';
import { PageHead } from '../../../components/admin/PageHead';
import { StatGridSkeleton } from '../../../components/admin/StatCard';
import { VisibleScreens } from '../../../components/admin/visible-screens';
import { QueryState } from '../../../components/QueryState';
import { DashboardStats } from '../components/DashboardStats';
import { QuickActions } from '../components/QuickActions';

export default function DashboardPage() {
  const query = useGetStats();
  const reachable = use(VisibleScreens);
  return (
    <>
      <PageHead
        title="Dashboard"
        subtitle="Overview of courses, testimonials, and newsletter subscriptions"
      />
      <QueryState
        query={query}
        loading={<StatGridSkeleton cards={7} withNote />}
        errorTitle="We could not load the figures"
      >
        {(stats) => <DashboardStats stats={stats} reachable={reachable} />}
      </QueryState>
      <QuickActions reachable={reachable} />
    </>
  );
}
