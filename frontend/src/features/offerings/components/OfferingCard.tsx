import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { OfferingDetailDto } from '../../../api/generated/model/offeringDetailDto';
import button from '../../../components/button.module.css';
import { pluralize } from '../../../format-count';
import { paths } from '../../../paths';
import { useSite } from '../../../site';
import {
  canRegister,
  languageName,
  minimumLabel,
  placeLabel,
  priceOf,
  seatsLabel,
} from '../offering-labels';
import { datesLabel, TimeFormat } from '../offering-times';
import styles from './OfferingCard.module.css';
import { OfferingTimes } from './OfferingTimes';

/** When, where and for how much, with the way to the form. */
export function OfferingCard({ offering }: { offering: OfferingDetailDto }) {
  const { locale } = useSite();
  const { id, timeZone, sessionCount, language, host, course, place, isOnline } = offering;
  const price = priceOf(offering, locale);
  const isOpen = canRegister(offering);
  const seats = seatsLabel(offering) ?? (offering.state === 'full' && isOpen ? 'None left' : null);
  return (
    <aside className={styles.card} aria-label="Facts">
      {isOpen && price && <p className={styles.price}>{price}</p>}
      {isOpen && (
        <a href="#register" className={`${button.primary} ${styles.action}`}>
          {offering.state === 'full' ? 'Join the waitlist' : 'Register'}
        </a>
      )}
      <dl className={styles.facts}>
        <Fact name="Date">
          <span suppressHydrationWarning>
            {datesLabel(offering, new TimeFormat(locale, timeZone))}
          </span>
        </Fact>
        <Fact name="Time">
          <OfferingTimes offering={offering} />
        </Fact>
        {sessionCount > 1 && <Fact name="Sessions">{pluralize(sessionCount, 'session')}</Fact>}
        <Fact name="Place">{placeLabel(offering)}</Fact>
        {isOnline && isOpen && (
          <Fact name="Link">
            {place ? 'Participants get the link by email' : 'Sent to participants by email'}
          </Fact>
        )}
        <Fact name="Language">{languageName(language)}</Fact>
        {host && <Fact name="Host">{host}</Fact>}
        {course && (
          <Fact name="Course">
            <Link to={paths.course(course)}>{course.title}</Link>
          </Fact>
        )}
        {seats && <Fact name="Seats">{seats}</Fact>}
        {minimumLabel(offering) && <Fact name="Takes place">{minimumLabel(offering)}</Fact>}
      </dl>
      {offering.state !== 'past' && offering.state !== 'cancelled' && (
        // The server answers with a file, not with a page.
        <a href={`/calendar/offering/${encodeURIComponent(id)}.ics`} className={styles.calendar}>
          Add to calendar
        </a>
      )}
    </aside>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}
