import { useId, type ReactNode } from 'react';
import styles from './FieldGroup.module.css';

interface FieldGroupProps {
  title: string;
  text: string;
  children: ReactNode;
}

export function FieldGroup({ title, text, children }: FieldGroupProps) {
  const id = useId();
  return (
    <div role="group" className={styles.group} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.fields}>{children}</div>
    </div>
  );
}
