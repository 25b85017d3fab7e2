import type { ReactNode } from 'react';
import { Skeleton } from '../Skeleton';
import styles from './StatCard.module.css';

interface StatCardProps {
  label: string;
  figure: ReactNode;
  highlighted?: boolean;
  children?: ReactNode;
}

export function StatCard({ label, figure, highlighted = false, children }: StatCardProps) {
  return (
    <li className={styles.card} data-highlighted={highlighted}>
      <p className={styles.label}>{label}</p>
      <p className={styles.figure}>{figure}</p>
      {children && <div className={styles.note}>{children}</div>}
    </li>
  );
}

interface StatGridProps {
  label: string;
  children: ReactNode;
}

export function StatGrid({ label, children }: StatGridProps) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {children}
    </ul>
  );
}

interface StatGridSkeletonProps {
  cards: number;
  withNote?: boolean;
}

export function StatGridSkeleton({ cards, withNote = false }: StatGridSkeletonProps) {
  return (
    <div className={styles.grid} role="status" aria-label="Loading...">
      {Array.from({ length: cards }, (_, index) => (
        <div key={index} className={styles.card} data-testid="stat-skeleton">
          <Skeleton className={styles.labelSkeleton} />
          <Skeleton className={styles.figureSkeleton} />
          {withNote && <Skeleton className={styles.noteSkeleton} />}
        </div>
      ))}
    </div>
  );
}

export function formatCount(count: number): string {
  return count.toLocaleString('en-US');
}
