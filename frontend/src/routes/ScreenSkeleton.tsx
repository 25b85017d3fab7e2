import { Skeleton } from 'antd';
import { PageHeader } from '../components/admin/PageHeader';

export function ScreenSkeleton({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <div role="status" aria-label="Loading">
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      </div>
    </>
  );
}
