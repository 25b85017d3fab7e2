import { use } from 'react';
import { useGetStats } from '../../../api/generated/stats/stats';
import { FigureStrip, FigureStripSkeleton } from '../../../components/admin/FigureStrip';
import { PageHead } from '../../../components/admin/PageHead';
import { useRefetchOnVisit } from '../../../components/admin/use-refetch-on-visit';
import { VisibleScreens } from '../../../components/admin/visible-screens';
import { WhenNear } from '../../../components/admin/WhenNear';
import { lazyPart } from '../../../components/part/lazy-part';
import { QueryState } from '../../../components/QueryState';
import { useCurrentUser } from '../../auth';
import { MyCourses } from '../../marketplace/admin';
import { MissingSearches } from '../components/MissingSearches';
import { NeedsYou } from '../components/NeedsYou';
import { QuickActions } from '../components/QuickActions';
import { SyncPanel } from '../components/SyncPanel';
import { dashboardFigures } from '../dashboard-figures';
import styles from './DashboardPage.module.css';

/** Its library is loaded once somebody comes near: an admin has come for what stands above. */
const Trends = lazyPart(() => import('../components/Trends'), {
  title: 'We could not show the charts',
});

export default function DashboardPage() {
  const query = useGetStats();
  const reachable = use(VisibleScreens);
  const isAdmin = useCurrentUser().role === 'admin';
  useRefetchOnVisit(query);
  return (
    <>
      <PageHead
        title="Dashboard"
        subtitle="Overview of courses, testimonials, and newsletter subscriptions"
      />
      {!isAdmin && (
        <div className={styles.mine}>
          <MyCourses />
        </div>
      )}
      <QueryState
        query={query}
        loading={<FigureStripSkeleton figures={7} hint />}
        errorTitle="We could not load the figures"
      >
        {(stats) => <FigureStrip label="Figures" figures={dashboardFigures(stats, reachable)} />}
      </QueryState>
      {isAdmin && (
        <div className={styles.columns}>
          <div>
            <NeedsYou />
            <WhenNear>
              <Trends />
            </WhenNear>
          </div>
          <div>
            <SyncPanel />
            <MissingSearches />
          </div>
        </div>
      )}
      <QuickActions reachable={reachable} />
    </>
  );
}
