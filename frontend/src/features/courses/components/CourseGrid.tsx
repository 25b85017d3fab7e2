import type { ReactNode, Ref } from 'react';
import styles from './CourseGrid.module.css';

export function CourseGrid({
  ref,
  rows = false,
  children,
}: {
  ref?: Ref<HTMLUListElement>;
  rows?: boolean;
  children: ReactNode;
}) {
  return (
    <ul ref={ref} className={rows ? `${styles.grid} ${styles.rows}` : styles.grid}>
      {children}
    </ul>
  );
}
