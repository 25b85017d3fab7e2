import { PageHead } from '../../../components/admin/PageHead';

export default function DashboardPage() {
  return <PageHead title="Dashboard" />;
}
