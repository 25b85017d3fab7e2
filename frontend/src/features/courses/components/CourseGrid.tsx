import type { ReactNode, Ref } from 'react';
import styles from './CourseGrid.module.css';

export function CourseGrid({
  ref,
  children,
}: {
  ref?: Ref<HTMLUListElement>;
  children: ReactNode;
}) {
  return (
    <ul ref={ref} className={styles.grid}>
      {children}
    </ul>
  );
}
