import { use } from 'react';
import { useGetStats } from '../../../api/generated/stats/stats';
import { StatCards, StatCardsSkeleton } from '../../../components/admin/StatCards';
import { PageHead } from '../../../components/admin/PageHead';
import { VisibleScreens } from '../../../components/admin/visible-screens';
import { QueryState } from '../../../components/QueryState';
import { useCurrentUser } from '../../auth';
import { AdminPanels } from '../components/AdminPanels';
import { QuickActions } from '../components/QuickActions';
import { dashboardFigures } from '../dashboard-figures';
import { StaffPanels } from '../components/StaffPanels';

export default function DashboardPage() {
  const isAdmin = useCurrentUser().role === 'admin';
  const reachable = use(VisibleScreens);
  const figures = <Figures reachable={reachable} />;
  const actions = <QuickActions reachable={reachable} />;
  return (
    <>
      <PageHead
        title="Dashboard"
        subtitle="Overview of courses, testimonials, and newsletter subscriptions"
      />
      {isAdmin ? (
        <>
          {figures}
          <AdminPanels>{actions}</AdminPanels>
        </>
      ) : (
        <>
          {figures}
          {actions}
          <StaffPanels />
        </>
      )}
    </>
  );
}

function Figures({ reachable }: { reachable: ReadonlySet<string> }) {
  const query = useGetStats();
  return (
    <QueryState
      query={query}
      loading={<StatCardsSkeleton count={7} />}
      errorTitle="We could not load the figures"
    >
      {(stats) => <StatCards stats={dashboardFigures(stats, reachable)} />}
    </QueryState>
  );
}
