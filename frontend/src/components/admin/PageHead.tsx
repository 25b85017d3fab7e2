import type { ReactNode } from 'react';
import { PageMeta } from '../PageMeta';
import styles from './PageHead.module.css';

interface PageHeadProps {
  title: string;
  /** One line. */
  subtitle?: string;
  /** Buttons, at the right. */
  actions?: ReactNode;
}

/** The head of an admin screen; its title is the document's too. */
export function PageHead({ title, subtitle, actions }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <PageMeta title={title} />
      <div>
        <h1>{title}</h1>
        {subtitle && <p>{subtitle}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
