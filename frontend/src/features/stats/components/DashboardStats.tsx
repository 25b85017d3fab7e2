import type { StatsDto } from '../../../api/generated/model/statsDto';
import { formatCount, StatCard, StatGrid } from '../../../components/admin/StatCard';
import { PendingReview } from './PendingReview';

interface DashboardStatsProps {
  stats: StatsDto;
  reachable: ReadonlySet<string>;
}

export function DashboardStats({ stats, reachable }: DashboardStatsProps) {
  const { visible_testimonials: visible, total_testimonials: total } = stats;
  return (
    <StatGrid label="Figures">
      <StatCard label="Total Courses" figure={formatCount(stats.total_courses)}>
        Synced from the course platform
      </StatCard>
      <StatCard label="Visible Courses" figure={formatCount(stats.visible_courses)}>
        Shown on public site
      </StatCard>
      <StatCard label="Hidden Courses" figure={formatCount(stats.hidden_courses)}>
        Not visible publicly
      </StatCard>
      <StatCard label="Customized" figure={formatCount(stats.courses_with_overrides)}>
        With display overrides
      </StatCard>
      <StatCard label="Testimonials" figure={`${formatCount(visible)} / ${formatCount(total)}`}>
        Visible / total
      </StatCard>
      <PendingReview count={stats.pending_testimonials} reachable={reachable} />
      <StatCard label="Newsletter Subscribers" figure={formatCount(stats.newsletter_subscribers)}>
        Email subscriptions
      </StatCard>
    </StatGrid>
  );
}
