import { Button, Drawer } from 'antd';
import type { NewsletterDetailsDto } from '../../../../api/generated/model/newsletterDetailsDto';
import { focusMainIfLost } from '../../../../components/admin/focus-main';
import { isGone, NoSuchRecord } from '../../../../components/admin/forms/NoSuchRecord';
import { HistoryLink } from '../../../../components/admin/HistoryLink';
import { ShortDate } from '../../../../components/admin/ShortDate';
import { ToneBadge } from '../../../../components/admin/ToneBadge';
import { consentInWords } from '../consent-words';
import { useSubscriber } from '../hooks/use-subscriber';
import styles from './SubscriberDrawer.module.css';

interface SubscriberDrawerProps {
  /** Empty: it is closed. */
  id: string;
  onClose: () => void;
}

/** Who has agreed to what, and whether mails arrive. */
export function SubscriberDrawer({ id, onClose }: SubscriberDrawerProps) {
  const { query, allow } = useSubscriber(id);
  const { data, error, refetch } = query;
  return (
    <Drawer
      open={id !== ''}
      onClose={onClose}
      afterOpenChange={(open) => open || focusMainIfLost()}
      size={560}
      title="Subscriber"
      styles={{ close: { width: 44, height: 44 }, wrapper: { maxWidth: '100vw' } }}
    >
      {data && (
        <SubscriberFacts
          subscriber={data}
          isBusy={allow.isPending}
          onAllow={() => allow.mutate({ id })}
        />
      )}
      {!data && isGone(error) && <NoSuchRecord noun="subscription" onClose={onClose} />}
      {!data && error && !isGone(error) && (
        <div role="alert">
          <p>{error.message}</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      )}
      {!data && !error && <p role="status">Loading...</p>}
    </Drawer>
  );
}

interface SubscriberFactsProps {
  subscriber: NewsletterDetailsDto;
  isBusy: boolean;
  onAllow: () => void;
}

function SubscriberFacts({ subscriber, isBusy, onAllow }: SubscriberFactsProps) {
  const { id, email, subscribedAt, refused, consents } = subscriber;
  return (
    <>
      <dl className={styles.facts}>
        <dt>Email</dt>
        <dd className={styles.email}>
          <span>{email}</span>
          <HistoryLink type="subscriber" id={id} />
        </dd>
        <dt>Subscribed</dt>
        <dd>
          <ShortDate value={subscribedAt} withTime />
        </dd>
        {refused && (
          <>
            <dt>Mails</dt>
            <dd>
              <ToneBadge tone="danger">Refused</ToneBadge> by the mail server on{' '}
              <ShortDate value={refused.since} withTime />: {refused.words}
              <p>No mail goes there until the address changes, or you let it.</p>
              <Button loading={isBusy} onClick={onAllow}>
                Let mails go there again
              </Button>
            </dd>
          </>
        )}
      </dl>
      <h2 className={styles.title}>Consent</h2>
      {consents?.length ? (
        <ol className={styles.consents} aria-label="Consent">
          {consents.map((consent) => (
            <li key={`${consent.act} ${consent.at}`}>
              <strong>{consentInWords(consent)}</strong>
              <ShortDate value={consent.at} withTime />
              <span>
                Version {consent.text} of the words
                {consent.words === null ? ', shown by the program' : `: ${consent.words}`}
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <p className={styles.none}>
          Nothing is known of it: the address was imported, or subscribed before consents were kept.
        </p>
      )}
    </>
  );
}
