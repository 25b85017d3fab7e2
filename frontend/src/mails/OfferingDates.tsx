import type { OfferingTexts } from '../server/contract';
import { mailStyles } from './mail-styles';

type OfferingDatesProps = OfferingTexts & { onlineUrl?: string | null };

/** When and where it takes place. */
export function OfferingDates(props: OfferingDatesProps) {
  const { title, sessions, moreSessions, place, onlineUrl } = props;
  return (
    <>
      <p style={mailStyles.text}>
        <strong>{title}</strong>
        {sessions.map((session) => (
          <span key={session}>
            <br />
            {session}
          </span>
        ))}
        {moreSessions > 0 && (
          <>
            <br />
            and {moreSessions} more {moreSessions === 1 ? 'session' : 'sessions'}
          </>
        )}
      </p>
      {place && <p style={mailStyles.text}>Place: {place}</p>}
      {onlineUrl && (
        <p style={mailStyles.text}>
          Online:{' '}
          <a href={onlineUrl} className="link" style={mailStyles.link}>
            {onlineUrl}
          </a>
        </p>
      )}
    </>
  );
}
