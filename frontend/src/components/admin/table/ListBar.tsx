import type { ReactNode } from 'react';
import { useIsNarrow } from '../../../theme/use-media-query';
import { FilterSheet } from './FilterSheet';
import styles from './ListBar.module.css';

interface ListBarProps {
  search?: ReactNode;
  filters?: ReactNode;
  /** How many filters are in force, without the search. */
  inForce?: number;
  /** The choice of an order, for a narrow window. */
  order?: ReactNode;
  tools: ReactNode;
}

/** The search, the filters and what is kept for the person; in a narrow window filters and order are in a sheet. */
export function ListBar({ search, filters, inForce = 0, order, tools }: ListBarProps) {
  const isNarrow = useIsNarrow();
  return (
    <div className={styles.bar}>
      {search && <div className={styles.search}>{search}</div>}
      {isNarrow && (filters || order) ? (
        <FilterSheet inForce={inForce}>
          {filters}
          {order}
        </FilterSheet>
      ) : (
        filters
      )}
      {tools}
    </div>
  );
}
