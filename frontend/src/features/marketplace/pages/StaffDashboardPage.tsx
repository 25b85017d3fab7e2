import { PageHeader } from '../../../components/admin/PageHeader';
import { MyCourses } from '../components/MyCourses';

export default function StaffDashboardPage() {
  return (
    <>
      <PageHeader title="My Udemy Courses" subtitle="Courses assigned to you on Udemy" />
      <MyCourses />
    </>
  );
}
