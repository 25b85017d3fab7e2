import type { ReactNode } from 'react';
import styles from './PageHero.module.css';

interface PageHeroProps {
  name: string;
  headline: ReactNode;
  children: ReactNode;
}

export function PageHero({ name, headline, children }: PageHeroProps) {
  return (
    <div className={`container ${styles.hero}`}>
      <h1>
        <span className={styles.name}>{name}</span>{' '}
        <span className={styles.headline}>{headline}</span>
      </h1>
      <p>{children}</p>
    </div>
  );
}
