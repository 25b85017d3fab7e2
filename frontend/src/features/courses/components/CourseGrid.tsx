import type { ReactNode } from 'react';
import styles from './CourseGrid.module.css';

export function CourseGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}
