import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

interface PageHeadProps {
  title: string;
  subtitle?: string;
  /** How fresh it is, in place of a subtitle. */
  state?: ReactNode;
  actions?: ReactNode;
}

/** The head of an admin screen; its title stands in `admin-titles.ts`, too. */
export function PageHead({ title, subtitle, state, actions }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      {subtitle && <p title={subtitle}>{subtitle}</p>}
      {state && <p>{state}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
