import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { passFocusOn } from '../../../components/admin/pass-focus-on';
import styles from './NeedsYou.module.css';

interface NeedLineProps {
  /** Title and text take one line; the rest of either is seen by pointing at it. */
  title: string;
  /** Where the title leads. */
  to?: string;
  text: string;
  /** How long it has waited. */
  since?: ReactNode;
  action: ReactNode;
  tone?: 'danger' | 'caution' | 'other';
}

export function NeedLine({ title, to, text, since, action, tone = 'other' }: NeedLineProps) {
  return (
    <li ref={passFocusOn} className={styles.line}>
      <span className={styles.dot} data-tone={tone} />
      <p className={styles.text} title={text}>
        <strong title={title}>{to ? <Link to={to}>{title}</Link> : title}</strong> {text}
      </p>
      {since && <span className={styles.since}>{since}</span>}
      <span className={styles.action}>{action}</span>
    </li>
  );
}
