import type { ReactNode } from 'react';
import styles from './CourseGrid.module.css';

/** Course cards in one, two or three columns, as a list. */
export function CourseGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}
