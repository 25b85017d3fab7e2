import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from './SelectionBar.module.css';

interface SelectionBarProps {
  /** What is selected, for screen readers. */
  label: string;
  count: number;
  onClear: () => void;
  /** The deeds. */
  children: ReactNode;
}

/** Floats over the foot of the page, so that nothing moves when it comes. */
export function SelectionBar({ label, count, onClear, children }: SelectionBarProps) {
  if (count === 0) return null;
  return (
    <div role="group" aria-label={label} className={styles.bar}>
      <span className={styles.count}>{count} selected</span>
      {children}
      <Button type="text" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}
