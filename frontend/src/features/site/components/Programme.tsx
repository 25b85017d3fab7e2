import { useId } from 'react';
import styles from './Programme.module.css';

interface ProgrammeProps {
  title: string;
  steps: readonly { when: string; title: string; text: string }[];
}

export function Programme({ title, steps }: ProgrammeProps) {
  const id = useId();
  return (
    <section className={`container ${styles.programme}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.when}>
            <span className={styles.when}>{step.when}</span>
            <div>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
