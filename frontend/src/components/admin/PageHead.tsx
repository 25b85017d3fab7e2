import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

interface PageHeadProps {
  title: string;
  subtitle?: string;
  actions?: ReactNode;
}

/** The head of an admin screen; its title stands in `admin-titles.ts`, too. */
export function PageHead({ title, subtitle, actions }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      {subtitle && <p title={subtitle}>{subtitle}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
