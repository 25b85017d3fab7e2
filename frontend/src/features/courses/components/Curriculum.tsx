import { countOf } from '../course-labels';
import styles from './Curriculum.module.css';

export function Curriculum({ modules }: { modules: string[] }) {
  if (modules.length === 0) return null;
  return (
    <section aria-labelledby="curriculum">
      <div className={styles.head}>
        <h2 id="curriculum">Curriculum</h2>
        <p>{countOf(modules.length, 'module')}, in this order</p>
      </div>
      <ol className={styles.modules}>
        {modules.map((title, index) => (
          <li key={index}>
            <span className={styles.number}>{index + 1}</span>
            <span>{title}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
