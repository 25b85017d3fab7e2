import type { ReactNode } from 'react';
import { LostFigure } from './LostFigure';
import styles from './LostPage.module.css';

interface LostPageProps {
  title: string;
  text: string;
  children: ReactNode;
}

export function LostPage({ title, text, children }: LostPageProps) {
  return (
    <div className={`container ${styles.page}`}>
      <div>
        <h1>{title}</h1>
        <p>{text}</p>
        <div className={styles.links}>{children}</div>
      </div>
      <LostFigure />
    </div>
  );
}
