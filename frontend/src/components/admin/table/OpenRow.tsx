import type { ReactNode } from 'react';
import styles from './OpenRow.module.css';

interface OpenRowProps {
  onClick: () => void;
  autoFocus?: boolean;
  children: ReactNode;
}

/** The cell by which a row is opened. */
export function OpenRow({ children, ...button }: OpenRowProps) {
  return (
    <button type="button" className={styles.open} {...button}>
      {children}
    </button>
  );
}
