import { Check } from 'lucide-react';
import styles from './Outcomes.module.css';

export function Outcomes({ outcomes }: { outcomes: string[] }) {
  if (outcomes.length === 0) return null;
  return (
    <section aria-labelledby="outcomes">
      <h2 id="outcomes" className={styles.title}>
        What You'll Learn
      </h2>
      <ul className={styles.list}>
        {outcomes.map((outcome, index) => (
          <li key={index} dir="auto">
            <Check size={20} aria-hidden="true" />
            <span>{outcome}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
