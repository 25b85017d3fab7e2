import type { OfferingDto } from '../../../api/generated/model/offeringDto';
import { useHydrated } from '../../../components/use-hydrated';
import { useSite } from '../../../site';
import { TimeFormat, zoneLabel } from '../offering-times';
import styles from './OfferingTimes.module.css';

type Times = Pick<OfferingDto, 'startsAt' | 'endsAt' | 'timeZone' | 'sessionCount'>;

/** Shows the time of day in the zone of the offering, and in the visitor's. Of several sessions it is the first start. */
export function OfferingTimes({ offering }: { offering: Times }) {
  const { locale } = useSite();
  const { startsAt, timeZone, sessionCount } = offering;
  return (
    <span className={styles.times}>
      {/* Browsers and the server may use other spaces in times; the server's text stays. */}
      <time dateTime={startsAt} suppressHydrationWarning>
        {sessionCount > 1 && 'From '}
        {timeOf(offering, new TimeFormat(locale, timeZone))} {zoneLabel(timeZone)}
      </time>
      <VisitorTime offering={offering} />
    </span>
  );
}

/** The server does not know the visitor's zone. The line is there from the start, so that nothing moves. */
function VisitorTime({ offering }: { offering: Times }) {
  const { locale } = useSite();
  const isHydrated = useHydrated();
  return (
    <span className={styles.visitor} data-visitor-time>
      {isHydrated && visitorLabel(offering, locale)}
    </span>
  );
}

function visitorLabel(offering: Times, locale: string): string {
  const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
  const own = new TimeFormat(locale, offering.timeZone);
  const visitors = new TimeFormat(locale, zone);
  const { startsAt } = offering;
  const isSame = own.at(startsAt, 'weekdayAndClock') === visitors.at(startsAt, 'weekdayAndClock');
  if (isSame) return 'Your time zone';
  const isSameDay = own.at(startsAt, 'day') === visitors.at(startsAt, 'day');
  const day = isSameDay ? '' : `${visitors.at(startsAt, 'day')}, `;
  return `${day}${timeOf(offering, visitors)} your time`;
}

function timeOf(offering: Times, format: TimeFormat): string {
  return offering.sessionCount > 1
    ? format.at(offering.startsAt, 'clock')
    : format.clockRange(offering);
}
