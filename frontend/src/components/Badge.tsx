import type { ReactNode } from 'react';
import styles from './Badge.module.css';

interface BadgeProps {
  children: ReactNode;
  /** Uses the category's soft color from the nearest `data-tone`. */
  toned?: boolean;
}

export function Badge({ children, toned = false }: BadgeProps) {
  return <span className={toned ? styles.toned : styles.plain}>{children}</span>;
}
