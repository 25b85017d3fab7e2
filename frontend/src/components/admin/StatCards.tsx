import { Card, Statistic, Typography } from 'antd';
import { Link, useLocation, type Location } from 'react-router-dom';
import styles from './StatCards.module.css';

export interface Stat {
  label: string;
  value: string | number;
  hint?: string;
  /** The list that the number counts, with its filter. Not set for users without access to it. */
  to?: string;
  /** The text of a second link to the list, set when the number needs action. */
  call?: string;
  isHighlighted?: boolean;
}

/** Shows stats. Each card links to the list that it counts; the card of the current list is marked. */
export function StatCards({ stats }: { stats: readonly Stat[] }) {
  const location = useLocation();
  return (
    <ul className={styles.cards} aria-label="Stats">
      {stats.map(({ label, value, hint, to, call, isHighlighted = false }) => {
        const statistic = <Statistic title={label} value={value} />;
        return (
          <li key={label} data-highlighted={isHighlighted}>
            <Card size="small" className={styles.card}>
              {to ? (
                <Link to={to} aria-current={isAt(location, to) || undefined}>
                  {statistic}
                </Link>
              ) : (
                statistic
              )}
              {hint && <Typography.Text type="secondary">{hint}</Typography.Text>}
              {to && call && (
                <Link to={to} className={styles.call}>
                  {call}
                </Link>
              )}
            </Card>
          </li>
        );
      })}
    </ul>
  );
}

/** Query parameters that do not filter a list. */
const NO_FILTERS = ['sort', 'size', 'page', 'dialog', 'view'];

/** Returns whether the current address shows the list `to` with the same filters. */
function isAt({ pathname, search }: Location, to: string): boolean {
  const [path, query] = to.split('?');
  return path === pathname && filtersOf(search) === filtersOf(query);
}

function filtersOf(query: string | undefined): string {
  const filters = new URLSearchParams(query);
  for (const name of NO_FILTERS) filters.delete(name);
  filters.sort();
  return filters.toString();
}

export function StatCardsSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.cards} role="status" aria-label="Loading...">
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} size="small" loading data-testid="stat-skeleton" />
      ))}
    </div>
  );
}
