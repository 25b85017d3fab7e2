import { useId, type ReactNode } from 'react';
import styles from './FieldGroup.module.css';

interface FieldGroupProps {
  title: string;
  /** One line on what is asked for. */
  text: string;
  children: ReactNode;
}

/** Fields that belong together, beside their name. */
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
