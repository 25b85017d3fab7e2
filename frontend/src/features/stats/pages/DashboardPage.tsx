import { Flex } from 'antd';
import { use } from 'react';
import { useGetStats } from '../../../api/generated/stats/stats';
import { PageHeader } from '../../../components/admin/PageHeader';
import { QueryView } from '../../../components/admin/QueryView';
import { Section } from '../../../components/admin/Section';
import { StatCards, StatCardsSkeleton } from '../../../components/admin/StatCards';
import { VisibleScreens } from '../../../components/admin/visible-screens';
import { useCurrentUser } from '../../auth';
import { MyCourses } from '../../marketplace/admin';
import { AdminPanels } from '../components/AdminPanels';
import { QuickActions } from '../components/QuickActions';
import { dashboardStats } from '../dashboard-stats';

export default function DashboardPage() {
  const { role } = useCurrentUser();
  const reachable = use(VisibleScreens);
  const query = useGetStats();
  return (
    <>
      <PageHeader
        title="Dashboard"
        subtitle="Overview of courses, testimonials, and newsletter subscriptions"
      />
      <QueryView
        query={query}
        loading={<StatCardsSkeleton count={7} />}
        errorTitle="We could not load the stats"
      >
        {(stats) => <StatCards stats={dashboardStats(stats, reachable)} />}
      </QueryView>
      <Flex vertical gap={16}>
        {role === 'admin' ? (
          <>
            <AdminPanels />
            <QuickActions reachable={reachable} />
          </>
        ) : (
          <>
            <QuickActions reachable={reachable} />
            <Section title="My Courses">
              <MyCourses />
            </Section>
          </>
        )}
      </Flex>
    </>
  );
}
