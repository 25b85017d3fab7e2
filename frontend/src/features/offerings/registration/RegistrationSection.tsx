import type { OfferingDetailDto } from '../../../api/generated/model/offeringDetailDto';
import button from '../../../components/button.module.css';
import { StatusPanel } from '../../../components/StatusPanel';
import { pluralize } from '../../../format-count';
import { Link } from 'react-router-dom';
import { localAddress, useSite } from '../../../site';
import { canRegister, KINDS, minimumLabel } from '../offering-labels';
import { RegistrationForm } from './RegistrationForm';
import styles from './RegistrationSection.module.css';

interface RegistrationSectionProps {
  offering: OfferingDetailDto;
  isPreview: boolean;
}

/** The registration form, or why nobody can register. */
export function RegistrationSection({ offering, isPreview }: RegistrationSectionProps) {
  const isFull = offering.state === 'full';
  return (
    <section aria-labelledby="register" className={styles.section}>
      <h2 id="register">{isFull && canRegister(offering) ? 'Join the waitlist' : 'Register'}</h2>
      {canRegister(offering) ? (
        <>
          <Terms offering={offering} />
          <RegistrationForm offering={offering} isPreview={isPreview} />
        </>
      ) : (
        <Closed offering={offering} />
      )}
    </section>
  );
}

function Terms({ offering }: { offering: OfferingDetailDto }) {
  const { state, kind, offerHours, payment, course } = offering;
  const site = useSite();
  const noun = KINDS[kind].label.toLowerCase();
  return (
    <div className={styles.terms}>
      {state === 'full' && (
        <p>
          All seats are taken. When a seat becomes free, we offer it by email to the first person on
          the waitlist, who has {pluralize(offerHours, 'hour')} to take it. Then it is the next
          person's turn.
        </p>
      )}
      {minimumLabel(offering) && (
        <p>
          {minimumLabel(offering)}. If there are fewer, we email you that the {noun} is canceled.
        </p>
      )}
      {payment === 'course' && state === 'full' && (
        <p>Pay for the course only once you have a seat.</p>
      )}
      {payment === 'course' && state !== 'full' && (
        <p>
          Registering keeps your seat.{' '}
          {course?.enrolUrl ? (
            <>
              Pay for the course on its{' '}
              <a href={localAddress(course.enrolUrl, site)}>enrollment page</a>.
            </>
          ) : (
            'We email you how to pay for the course.'
          )}
        </p>
      )}
    </div>
  );
}

function Closed({ offering: { state, kind, recordingUrl } }: { offering: OfferingDetailDto }) {
  const { label, plural, path } = KINDS[kind];
  const noun = label.toLowerCase();
  const next = (
    <Link to={path} className={button.secondary}>
      See the next {plural.toLowerCase()}
    </Link>
  );
  if (state === 'cancelled') {
    return (
      <StatusPanel title={`This ${noun} is canceled`} action={next}>
        We have emailed everybody who had registered.
      </StatusPanel>
    );
  }
  if (state !== 'past') {
    return (
      <StatusPanel title={`This ${noun} has started`} action={next}>
        Nobody can register any more.
      </StatusPanel>
    );
  }
  const recording = recordingUrl && (
    <a href={recordingUrl} className={button.primary}>
      Watch the recording
      <span className="arrow arrow-out" />
    </a>
  );
  return (
    <StatusPanel title={`This ${noun} has taken place`} action={recording ?? next}>
      {recordingUrl ? 'You can watch its recording.' : 'There is no recording of it.'}
    </StatusPanel>
  );
}
