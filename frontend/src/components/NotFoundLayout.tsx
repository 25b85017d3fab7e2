import type { ReactNode } from 'react';
import { NotFoundIllustration } from './NotFoundIllustration';
import styles from './NotFoundLayout.module.css';

interface NotFoundLayoutProps {
  title: string;
  text: string;
  children: ReactNode;
}

export function NotFoundLayout({ title, text, children }: NotFoundLayoutProps) {
  return (
    <div className={`container ${styles.page}`}>
      <div>
        <h1>{title}</h1>
        <p>{text}</p>
        <div className={styles.links}>{children}</div>
      </div>
      <NotFoundIllustration />
    </div>
  );
}
