import type { OfferingDetailDto } from '../../../api/generated/model/offeringDetailDto';
import { useSite } from '../../../site';
import { TimeFormat, zoneLabel } from '../offering-times';
import styles from './Sessions.module.css';

/** Renders nothing for a single session, whose time the facts show. */
export function Sessions({ offering }: { offering: OfferingDetailDto }) {
  const { locale } = useSite();
  const { sessions, timeZone } = offering;
  if (sessions.length < 2) return null;
  const format = new TimeFormat(locale, timeZone);
  return (
    <section aria-labelledby="sessions">
      <h2 id="sessions" className={styles.title}>
        Sessions
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Date</th>
            <th scope="col">{zoneLabel(timeZone)}</th>
          </tr>
        </thead>
        <tbody>
          {sessions.map((session, index) => (
            <tr key={session.startsAt}>
              <td>{index + 1}</td>
              <td suppressHydrationWarning>{format.at(session.startsAt, 'dayOfYear')}</td>
              <td suppressHydrationWarning>{format.clockRange(session)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
