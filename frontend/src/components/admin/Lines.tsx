import type { ReactNode } from 'react';
import styles from './Lines.module.css';

interface LineProps {
  /** The whole text, which pointing at it shows. */
  text: string;
  muted?: boolean;
  children?: ReactNode;
}

/** One line, cut off where the column ends. */
export function Line({ text, muted = false, children = text }: LineProps) {
  return (
    <span className={styles.line} data-muted={muted} dir="auto" title={text}>
      {children}
    </span>
  );
}

/** Running text on two lines at most. */
export function TwoLines({ text, muted = false }: Omit<LineProps, 'children'>) {
  return (
    <span className={styles.two} data-muted={muted} dir="auto" title={text}>
      {text}
    </span>
  );
}
