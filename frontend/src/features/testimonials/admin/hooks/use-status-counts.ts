import { useGetStats } from '../../../../api/generated/stats/stats';
import type { StatusCounts } from '../components/StatusFilter';

/** Of all testimonials, with all of them under the empty status. */
export function useStatusCounts(): StatusCounts | undefined {
  const { data: stats } = useGetStats();
  return (
    stats && {
      '': stats.total_testimonials,
      pending: stats.pending_testimonials,
      approved: stats.approved_testimonials,
      rejected: stats.rejected_testimonials,
    }
  );
}
