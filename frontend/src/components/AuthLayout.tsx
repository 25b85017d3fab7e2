import type { ReactNode } from 'react';
import { useSiteName } from '../site';
import { BrandMark } from './BrandMark';
import styles from './AuthLayout.module.css';
import { HeroIllustration } from './HeroIllustration';
import { ThemeToggle } from './ThemeToggle';

interface AuthLayoutProps {
  title: string;
  lead: string;
  children: ReactNode;
}

export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
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
        <HeroIllustration />
      </div>
    </div>
  );
}
