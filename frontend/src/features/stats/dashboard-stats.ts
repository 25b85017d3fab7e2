import type { StatsDto } from '../../api/generated/model/statsDto';
import type { Stat } from '../../components/admin/StatCards';
import { adminPaths } from '../../paths';
import { formatCount } from '../../format-count';

/** Returns the seven stats. They have no link if the user may not open the list. */
export function dashboardStats(stats: StatsDto, reachable: ReadonlySet<string>): Stat[] {
  const { visible_testimonials: visible, total_testimonials: total } = stats;
  const cards: Stat[] = [
    {
      label: 'Total Courses',
      value: formatCount(stats.total_courses),
      hint: 'Synced from the course platform',
      to: adminPaths.courses,
    },
    {
      label: 'Visible Courses',
      value: formatCount(stats.visible_courses),
      hint: 'Shown on public site',
      to: `${adminPaths.courses}?visibility=visible`,
    },
    {
      label: 'Hidden Courses',
      value: formatCount(stats.hidden_courses),
      hint: 'Not visible publicly',
      to: `${adminPaths.courses}?visibility=hidden`,
    },
    {
      label: 'Customized',
      value: formatCount(stats.courses_with_overrides),
      hint: 'Title changed',
      to: `${adminPaths.courses}?status=customized`,
    },
    {
      label: 'Testimonials',
      value: `${formatCount(visible)} / ${formatCount(total)}`,
      hint: 'Visible / total',
      to: adminPaths.testimonials,
    },
    pendingReview(stats.pending_testimonials),
    {
      label: 'Newsletter Subscribers',
      value: formatCount(stats.newsletter_subscribers),
      hint: 'Email subscriptions',
      to: adminPaths.newsletters,
    },
  ];
  return cards.map(({ to, ...card }) => {
    return to && reachable.has(to.split('?')[0] ?? '') ? { ...card, to } : card;
  });
}

function pendingReview(count: number): Stat {
  const label = 'Pending Review';
  const to = adminPaths.pendingTestimonials;
  if (count === 0) return { label, value: 0, hint: 'No pending testimonials', to };
  const hint = 'Testimonials awaiting approval';
  return { label, value: formatCount(count), hint, to, call: 'Review Now', isHighlighted: true };
}
