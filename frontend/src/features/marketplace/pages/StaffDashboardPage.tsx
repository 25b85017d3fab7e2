import { PageHead } from '../../../components/admin/PageHead';
import { EmptyState } from '../../../components/admin/EmptyState';

/** The marketplace courses that the user looks after. */
export default function StaffDashboardPage() {
  return (
    <>
      <PageHead title="My Udemy Courses" subtitle="Courses assigned to you on Udemy" />
      <EmptyState title="No courses assigned yet">
        Contact your administrator to get courses assigned.
      </EmptyState>
    </>
  );
}
