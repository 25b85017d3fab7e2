import button from '../components/button.module.css';
import type { MessagePages, PersonalData } from '../server/contract';
import { HomeLink, MessagePage, QuietLink } from './MessagePage';
import { PlainForm } from './PlainForm';
import { deletionText, SUBSCRIBE_AGAIN } from './SubscriptionPages';

const FORMS = {
  newsletter: 'by the form at the foot of a page',
  dates: 'by the form for the dates of a course',
  registration: 'by the form to register for an event',
  site: 'by a form of the site',
  api: 'by a program',
  mail: 'by the link in a mail',
};

const MAIL_STATES = {
  waiting: 'is on its way',
  sent: 'sent',
  refused: 'refused by the mail server',
  failed: 'could not be sent',
  dropped: 'not sent, as it was no longer wanted',
};

const UNCONFIRMED =
  'You have not confirmed yet that you want the newsletter, and get none until then.';
const NO_CONSENT = 'Not known: you were added from a list, or before we kept this.';
const NO_MAILS = 'None in the last 90 days. Newsletters are sent by another program.';

/** What is known of a subscriber, or of a person who has not confirmed yet. */
export function PersonalDataPage(page: MessagePages['personal-data']) {
  const { path, subscribedAt, deletedAt, pending } = page;
  const text = pending ? UNCONFIRMED : deletedAt && deletionText(deletedAt);
  return (
    <MessagePage title="What we know of you" text={text}>
      <dl>
        <Entry term="Address" values={[page.email]} />
        {subscribedAt && <Entry term="Subscribed since" values={[subscribedAt]} />}
        <Entry term="What you agreed to" values={consentsOf(page)} />
        {pending && (
          <>
            <Entry term="Reminded" values={[pending.remindedAt ?? 'Not yet']} />
            <Entry term="Forgotten unless you confirm" values={[pending.forgottenAt]} />
          </>
        )}
        {page.more?.map((entry) => (
          <Entry key={entry.term} {...entry} />
        ))}
        <Entry term="Mails about your subscription" values={mailsOf(page)} />
        <Entry
          term="Network address"
          values={[
            page.consents ? 'Not kept. A keyed fingerprint of it is in the file.' : 'Not kept.',
          ]}
        />
      </dl>
      <a className={button.primary} href={`${path}/data/file`} download>
        Download as a file
      </a>
      <PlainForm action={`${path}/data/erase`} submit="Erase all of it" look="secondary" />
      {!deletedAt && (
        <QuietLink href={path}>
          {pending ? 'Confirm your subscription' : 'Unsubscribe, with an undo'}
        </QuietLink>
      )}
    </MessagePage>
  );
}

/** Asks before the data is erased. */
export function DataErasurePage({ path, email, isPending }: MessagePages['data-erasure']) {
  const address = <strong>{email}</strong>;
  return (
    <MessagePage title="Erase what we know of you?">
      {isPending ? (
        <p>
          We erase {address} with all that stands beside it, and the link in the mail confirms
          nothing any more. This cannot be undone.
        </p>
      ) : (
        <p>
          {address} gets no more newsletters, and we erase the address with all that stands beside
          it. This cannot be undone.
        </p>
      )}
      <PlainForm action={`${path}/data/erase`} submit="Erase for good" hidden={{ sure: 'yes' }} />
      <QuietLink href={`${path}/data`}>Keep it</QuietLink>
    </MessagePage>
  );
}

export function ErasedDataPage({ since }: MessagePages['erased-data']) {
  return (
    <MessagePage
      title="We know nothing of you any more"
      text={`We erased your address on ${since}, with all that stood beside it.`}
    >
      <p>
        What is left is this date, the code in your link, and a fingerprint that does not give the
        address away. By it we do not add the address again from an old list.
      </p>
      <p>{SUBSCRIBE_AGAIN}</p>
      <HomeLink />
    </MessagePage>
  );
}

function consentsOf({ consents, pending }: PersonalData): string[] {
  if (!consents) return [pending?.askedAt ?? NO_CONSENT];
  return consents.map(({ action, at, form, text, words }) => {
    const done = action === 'confirmed' ? 'Confirmed' : pending ? 'Entered' : 'Subscribed';
    const said = words ? `, which said ${words}` : '';
    return `${done} on ${at}, ${FORMS[form]}${said} (version ${text} of the words)`;
  });
}

function mailsOf({ mails }: PersonalData): string[] {
  if (mails.length === 0) return [NO_MAILS];
  return mails.map(({ at, state }) => `To confirm your address, ${at}: ${MAIL_STATES[state]}`);
}

function Entry({ term, values }: { term: string; values: string[] }) {
  return (
    <div>
      <dt>{term}</dt>
      {values.map((value, index) => (
        <dd key={index}>{value}</dd>
      ))}
    </div>
  );
}
