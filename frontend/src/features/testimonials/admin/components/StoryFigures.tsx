import { useGetStats } from '../../../../api/generated/stats/stats';
import { StatCards, StatCardsSkeleton } from '../../../../components/admin/StatCards';
import { QueryState } from '../../../../components/QueryState';
import { adminPaths } from '../../../../paths';
import { formatCount } from '../../../../words';

const { testimonials, pendingTestimonials } = adminPaths;

/** Of all testimonials, whatever the list is searched by. */
export function StoryFigures() {
  const query = useGetStats();
  return (
    <QueryState
      query={query}
      loading={<StatCardsSkeleton count={4} />}
      errorTitle="We could not load the figures"
    >
      {(stats) => (
        <StatCards
          stats={[
            { label: 'Total', value: formatCount(stats.total_testimonials), to: testimonials },
            {
              label: 'Pending Review',
              value: formatCount(stats.pending_testimonials),
              to: pendingTestimonials,
              isHighlighted: stats.pending_testimonials > 0,
            },
            {
              label: 'Approved',
              value: formatCount(stats.approved_testimonials),
              to: `${testimonials}?status=approved`,
            },
            {
              label: 'Rejected',
              value: formatCount(stats.rejected_testimonials),
              to: `${testimonials}?status=rejected`,
            },
          ]}
        />
      )}
    </QueryState>
  );
}
