import type { ReactNode } from 'react';
import styles from './StatusPanel.module.css';

interface StatusPanelProps {
  title: string;
  children?: ReactNode;
  action: ReactNode;
  role?: 'alert' | 'status';
}

export function StatusPanel({ title, children, action, role }: StatusPanelProps) {
  return (
    <div className={styles.panel} role={role}>
      <svg className={styles.figure} viewBox="0 0 96 72" fill="none" aria-hidden="true">
        <path d="M4 40 92 14v12L4 52z" fill="var(--line)" />
        <path d="m42 45 12-4v23H42zM24 64h48v6H24z" fill="var(--line)" />
        <path
          d="M14 34C26 12 42 30 52 14s22-8 30-12"
          stroke="var(--control)"
          strokeDasharray="3 5"
        />
      </svg>
      <div>
        <p className={styles.title}>{title}</p>
        {children && <p className={styles.advice}>{children}</p>}
        <div className={styles.action}>{action}</div>
      </div>
    </div>
  );
}
