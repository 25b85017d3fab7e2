import { Skeleton } from 'antd';
import { PageHead } from '../components/admin/PageHead';

/** A screen whose code is loading. */
export function ScreenSkeleton({ title }: { title: string }) {
  return (
    <>
      <PageHead title={title} />
      <div role="status" aria-label="Loading">
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      </div>
    </>
  );
}
