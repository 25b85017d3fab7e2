import { pluralize } from '../../../format-count';
import styles from './Curriculum.module.css';

const SHOWN = 5;

export function Curriculum({ modules }: { modules: string[] }) {
  if (modules.length === 0) return null;
  return (
    <section aria-labelledby="curriculum">
      <div className={styles.head}>
        <h2 id="curriculum">Curriculum</h2>
        <p className="small-print">{pluralize(modules.length, 'module')}, in this order</p>
      </div>
      <Modules titles={modules.slice(0, SHOWN)} start={1} />
      {modules.length > SHOWN && (
        <details className={styles.more}>
          <summary>
            <span>Show all {modules.length}</span>
            <span>Show the first {SHOWN} only</span>
          </summary>
          <Modules titles={modules.slice(SHOWN)} start={SHOWN + 1} />
        </details>
      )}
    </section>
  );
}

function Modules({ titles, start }: { titles: string[]; start: number }) {
  return (
    <ol className={styles.modules} start={start}>
      {titles.map((title, index) => (
        <li key={index} dir="auto">
          <span className={styles.number}>{start + index}</span>
          <span>{title}</span>
        </li>
      ))}
    </ol>
  );
}
