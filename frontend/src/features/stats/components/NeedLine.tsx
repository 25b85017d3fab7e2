import type { ReactNode } from 'react';
import { passFocusOn } from '../../../components/admin/pass-focus-on';
import styles from './NeedsYou.module.css';

interface NeedLineProps {
  title: ReactNode;
  /** One line; the rest of it is seen by pointing at it. */
  text: string;
  /** How long it has waited. */
  since?: ReactNode;
  action: ReactNode;
  tone?: 'danger' | 'caution' | 'other';
}

export function NeedLine({ title, text, since, action, tone = 'other' }: NeedLineProps) {
  return (
    <li ref={passFocusOn} className={styles.line}>
      <span className={styles.dot} data-tone={tone} />
      <p className={styles.text} title={text}>
        <strong>{title}</strong> {text}
      </p>
      {since && <span className={styles.since}>{since}</span>}
      <span className={styles.action}>{action}</span>
    </li>
  );
}
