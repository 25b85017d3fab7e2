import type { ReactNode } from 'react';
import styles from './ThanksCard.module.css';

interface ThanksCardProps {
  title: string;
  /** What has happened, in a sentence. */
  text: string;
  /** Links that lead on. */
  children: ReactNode;
}

/** What stands where a form was, once it is sent. */
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
