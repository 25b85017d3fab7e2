import { uploadedPicture } from '../../../components/uploaded-picture';
import { type Site, useSite } from '../../../site';
import styles from './EmployerStrip.module.css';

/** Renders nothing until an admin has entered employers. */
export function EmployerStrip() {
  const { employers, employersTitle } = useSite();
  if (employers.length === 0) return null;
  const names = employers.map(({ name }) => name).join(', ');
  return (
    <section className={styles.strip} aria-label="Employers">
      <p className="visually-hidden">{`${employersTitle || 'Employers'}: ${names}.`}</p>
      {employersTitle && (
        <p className={`container ${styles.caption}`} aria-hidden="true">
          {employersTitle}
        </p>
      )}
      <div className={styles.window} aria-hidden="true">
        <div className={styles.row}>
          <Marks employers={employers} />
          <Marks employers={employers} />
        </div>
      </div>
    </section>
  );
}

/** Rendered twice, so that the second set follows seamlessly. */
function Marks({ employers }: Pick<Site, 'employers'>) {
  return (
    <div className={styles.marks}>
      {employers.map(({ name, logo }) => (
        <span key={name}>
          {logo ? <img src={uploadedPicture(logo)} alt="" height={32} loading="lazy" /> : name}
        </span>
      ))}
    </div>
  );
}
