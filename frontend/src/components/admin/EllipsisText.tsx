import type { ReactNode } from 'react';
import styles from './EllipsisText.module.css';

interface EllipsisTextProps {
  text: string;
  muted?: boolean;
  children?: ReactNode;
}

export function EllipsisText({ text, muted = false, children = text }: EllipsisTextProps) {
  return (
    <span className={styles.line} data-muted={muted} dir="auto" title={text}>
      {children}
    </span>
  );
}

export function TwoLineText({ text, muted = false }: Omit<EllipsisTextProps, 'children'>) {
  return (
    <span className={styles.two} data-muted={muted} dir="auto" title={text}>
      {text}
    </span>
  );
}
