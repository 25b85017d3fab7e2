import { Link } from 'react-router-dom';
import type { OfferingDto } from '../../../api/generated/model/offeringDto';
import { pluralize } from '../../../format-count';
import { paths } from '../../../paths';
import { useSite } from '../../../site';
import { canRegister, languageName, minimumLabel, placeLabel, priceOf } from '../offering-labels';
import { datesLabel, TimeFormat } from '../offering-times';
import { OfferingBadges } from './OfferingBadges';
import { OfferingPicture } from './OfferingPicture';
import styles from './OfferingRow.module.css';
import { OfferingTimes } from './OfferingTimes';

interface OfferingRowProps {
  offering: OfferingDto;
  /** Names the kind and leaves out the picture, the summary and most facts. */
  isShort?: boolean;
}

/** An offering in a list. The whole row is one link. */
export function OfferingRow({ offering, isShort = false }: OfferingRowProps) {
  const { locale } = useSite();
  const format = new TimeFormat(locale, offering.timeZone);
  const { title, summary, startsAt } = offering;
  return (
    <article className={styles.row}>
      <p className={styles.date} aria-hidden="true" suppressHydrationWarning>
        <span className={styles.day}>{format.at(startsAt, 'dayOfMonth')}</span>
        <span className={styles.month}>{format.at(startsAt, 'monthOfDay')}</span>
      </p>
      <div className={styles.body}>
        <OfferingBadges offering={offering} withKind={isShort} />
        <h3 className={styles.title} dir="auto">
          <Link to={paths.offering(offering)} className={styles.link}>
            {title}
          </Link>
        </h3>
        {!isShort && summary && (
          <p dir="auto" className={styles.summary}>
            {summary}
          </p>
        )}
        <ul className={styles.facts}>
          <li suppressHydrationWarning>{datesLabel(offering, format)}</li>
          <li>
            <OfferingTimes offering={offering} />
          </li>
          <li>{placeLabel(offering)}</li>
          {!isShort && <MoreFacts offering={offering} />}
        </ul>
        {offering.recordingUrl && (
          <a href={offering.recordingUrl} className={styles.recording}>
            Watch the recording
            <span className="visually-hidden"> of {title}</span>
            <span className="arrow arrow-out" />
          </a>
        )}
      </div>
      {!isShort && (
        <div className={styles.picture}>
          <OfferingPicture offering={offering} sizes="(min-width: 768px) 240px, 84vw" />
        </div>
      )}
    </article>
  );
}

function MoreFacts({ offering }: { offering: OfferingDto }) {
  const { locale } = useSite();
  const { course, sessionCount, language } = offering;
  const price = priceOf(offering, locale);
  const minimum = minimumLabel(offering);
  return (
    <>
      {sessionCount > 1 && <li>{pluralize(sessionCount, 'session')}</li>}
      <li>{languageName(language)}</li>
      {price && canRegister(offering) && <li>{price}</li>}
      {course && <li dir="auto">{course.title}</li>}
      {minimum && <li>{minimum}</li>}
    </>
  );
}
