import type { ReactNode } from 'react';
import styles from './ThanksCard.module.css';

interface ThanksCardProps {
  title: string;
  text: string;
  children: ReactNode;
}

export function ThanksCard({ title, text, children }: ThanksCardProps) {
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.card} role="status">
        <h1>{title}</h1>
        <p>{text}</p>
        <div className={styles.links}>{children}</div>
      </div>
    </div>
  );
}
