import section from '../../../components/section-head.module.css';
import { useNextDates } from '../next-dates';
import { OfferingRow } from './OfferingRow';
import styles from './NextDates.module.css';

const SHOWN = 2;

/** Renders nothing without dates. */
export function NextDates() {
  const dates = useNextDates().slice(0, SHOWN);
  if (dates.length === 0) return null;
  return (
    <section className={`container ${styles.section}`} aria-labelledby="next-dates">
      <div className={section.head}>
        <h2 id="next-dates">Next dates</h2>
      </div>
      <ul className={styles.dates}>
        {dates.map((offering) => (
          <li key={offering.id}>
            <OfferingRow offering={offering} isShort />
          </li>
        ))}
      </ul>
    </section>
  );
}
