import type { FocusEvent, ReactNode } from 'react';
import { Link, useLocation, type Location } from 'react-router-dom';
import { Skeleton } from '../Skeleton';
import styles from './FigureStrip.module.css';

export interface Figure {
  label: string;
  value: ReactNode;
  hint?: string;
  /** The list that it counts, with the filter in the address; left out for who may not go there. */
  to?: string;
  /** The words of a second link to that list, where the figure calls for an action. */
  call?: string;
  isHighlighted?: boolean;
}

/** One ruled row of figures. Each leads to what it counts; the list that is shown is underlined. */
export function FigureStrip({ figures }: { figures: readonly Figure[] }) {
  const location = useLocation();
  const hasLinks = figures.some(({ to }) => to !== undefined);
  return (
    <ul
      className={styles.strip}
      aria-label="Figures"
      tabIndex={hasLinks ? undefined : 0}
      onFocus={showWhole}
    >
      {figures.map((figure) => (
        <li key={figure.label} data-highlighted={figure.isHighlighted ?? false}>
          <FigureText figure={figure} isShown={isAt(location, figure.to)} />
          {figure.hint && (
            <p className={styles.hint} title={figure.hint}>
              {figure.hint}
            </p>
          )}
          {figure.to && figure.call && (
            <Link to={figure.to} className={styles.call}>
              {figure.call}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Browsers leave what gets the focus by a key cut once some of it is seen. */
function showWhole({ target }: FocusEvent) {
  if (target.matches('a:focus-visible')) {
    target.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
}

function FigureText({ figure, isShown }: { figure: Figure; isShown: boolean }) {
  const text = (
    <>
      <span className={styles.label}>{figure.label}</span>
      <span className={styles.value}>{figure.value}</span>
    </>
  );
  if (!figure.to) return <div className={styles.text}>{text}</div>;
  return (
    <Link to={figure.to} className={styles.text} aria-current={isShown || undefined}>
      {text}
    </Link>
  );
}

/** What of an address says in which order, how many at a time, and what is open beside the list. */
const NO_FILTERS = ['sort', 'size', 'page', 'dialog', 'view', 'syncs'];

/** Whether the address shows what `to` asks for, and all of it. */
function isAt({ pathname, search }: Location, to: string | undefined): boolean {
  const [path, query] = to?.split('?') ?? [];
  return path === pathname && filtersOf(search) === filtersOf(query);
}

function filtersOf(query: string | undefined): string {
  const filters = new URLSearchParams(query);
  for (const name of NO_FILTERS) filters.delete(name);
  filters.sort();
  return filters.toString();
}

export function FigureStripSkeleton({
  figures,
  hint = false,
}: {
  figures: number;
  hint?: boolean;
}) {
  return (
    <div className={styles.strip} role="status" aria-label="Loading...">
      {Array.from({ length: figures }, (_, index) => (
        <div key={index} className={styles.skeleton} data-testid="stat-skeleton">
          <Skeleton />
          <Skeleton />
          {hint && <Skeleton />}
        </div>
      ))}
    </div>
  );
}
