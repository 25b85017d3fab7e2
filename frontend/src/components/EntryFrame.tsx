import type { ReactNode } from 'react';
import { useSiteName } from '../site';
import { BrandMark } from './BrandMark';
import styles from './EntryFrame.module.css';
import { HeroFigure } from './HeroFigure';
import { ThemeToggle } from './ThemeToggle';

interface EntryFrameProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** What stands before the back office, without its shell. */
export function EntryFrame({ title, lead, children }: EntryFrameProps) {
  const siteName = useSiteName();
  return (
    <div className={styles.screen}>
      <main className={styles.main}>
        <div className={styles.bar}>
          <span className={styles.brand}>
            <BrandMark />
            {siteName}
          </span>
          <ThemeToggle />
        </div>
        <div className={styles.form}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
      </main>
      <div className={styles.panel}>
        <HeroFigure />
      </div>
    </div>
  );
}
