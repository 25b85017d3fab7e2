import type { ReactNode } from 'react';
import styles from './EllipsisText.module.css';

interface EllipsisTextProps {
  /** The whole text, which pointing at it shows. */
  text: string;
  muted?: boolean;
  children?: ReactNode;
}

/** One line, cut off where the column ends. */
export function EllipsisText({ text, muted = false, children = text }: EllipsisTextProps) {
  return (
    <span className={styles.line} data-muted={muted} dir="auto" title={text}>
      {children}
    </span>
  );
}

/** Running text on two lines at most. */
export function TwoLineText({ text, muted = false }: Omit<EllipsisTextProps, 'children'>) {
  return (
    <span className={styles.two} data-muted={muted} dir="auto" title={text}>
      {text}
    </span>
  );
}
