import { PageHead } from '../../../components/admin/PageHead';
import { MyCourses } from '../components/MyCourses';

export default function StaffDashboardPage() {
  return (
    <>
      <PageHead title="My Udemy Courses" subtitle="Courses assigned to you on Udemy" />
      <MyCourses />
    </>
  );
}
