import { useSite } from '../../../site';
import styles from './EmployerStrip.module.css';

const EMPLOYERS = [
  'Halden & Roe',
  'KESTREL',
  'meridian grid',
  'Oakfield Bio',
  'tessera',
  'BRIGHTWATER',
  'Corvid Systems',
  'Lumen Freight',
] as const;

/** Renders nothing outside the demo, because the employers are invented. */
export function EmployerStrip() {
  const { hasExamples } = useSite();
  if (!hasExamples) return null;
  return (
    <section className={styles.strip} aria-label="Employers">
      <p className="visually-hidden">Our students work at {EMPLOYERS.join(', ')}.</p>
      <p className={`container ${styles.caption}`} aria-hidden="true">
        Where our students work now
      </p>
      <div className={styles.window} aria-hidden="true">
        <div className={styles.row}>
          <Marks />
          <Marks />
        </div>
      </div>
    </section>
  );
}

/** Rendered twice, so that the second set follows seamlessly. */
function Marks() {
  return (
    <div className={styles.marks}>
      {EMPLOYERS.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}
