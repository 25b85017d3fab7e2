import { Card, Statistic, Typography } from 'antd';
import { Link, useLocation, type Location } from 'react-router-dom';
import styles from './StatCards.module.css';

export interface Stat {
  label: string;
  value: string | number;
  hint?: string;
  /** The list that it counts, with the filter in the address; left out for those who may not go there. */
  to?: string;
  /** The text of a second link to that list, where the number calls for an action. */
  call?: string;
  isHighlighted?: boolean;
}

/** Each card leads to the list that it counts; the one of the list that is shown is marked. */
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

/** Parts of an address that say in which order, how many at a time, and what is open beside the list. */
const NO_FILTERS = ['sort', 'size', 'page', 'dialog', 'view'];

/** Returns whether the address shows the list of `to` with the same filters. */
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
