import { use } from 'react';
import { useGetStats } from '../../../api/generated/stats/stats';
import { FigureStrip, FigureStripSkeleton } from '../../../components/admin/FigureStrip';
import { PageHead } from '../../../components/admin/PageHead';
import { VisibleScreens } from '../../../components/admin/visible-screens';
import { QueryState } from '../../../components/QueryState';
import { adminPaths } from '../../../paths';
import { MissingSearches } from '../components/MissingSearches';
import { QuickActions } from '../components/QuickActions';
import { dashboardFigures } from '../dashboard-figures';

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
        loading={<FigureStripSkeleton figures={7} hint />}
        errorTitle="We could not load the figures"
      >
        {(stats) => <FigureStrip label="Figures" figures={dashboardFigures(stats, reachable)} />}
      </QueryState>
      <QuickActions reachable={reachable} />
      {reachable.has(adminPaths.courses) && <MissingSearches />}
    </>
  );
}
