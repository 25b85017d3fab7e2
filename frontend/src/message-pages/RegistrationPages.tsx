import button from '../components/button.module.css';
import type { MessagePages, QuestionTexts, RegistrationTexts } from '../server/contract';
import { HomeLink, MainLink, MessagePage, QuietLink, UnknownLink } from './MessagePage';
import { type Field, PlainForm } from './PlainForm';

type Page<State> = Extract<MessagePages['registration'], { state: State }>;
type Active = Page<'confirmed' | 'waiting' | 'offered'>;
type Ended = Page<'cancelled' | 'expired' | 'offering-cancelled' | 'past'>;

const DONE = { accepted: 'The seat is yours', changed: 'Your registration is changed' };

export function RegistrationPage(page: MessagePages['registration']) {
  switch (page.state) {
    case 'confirmed':
    case 'waiting':
    case 'offered':
      return <ActiveRegistration {...page} />;
    case 'erased':
      return (
        <MessagePage
          title="Your data is erased"
          text="We have deleted your registration with your name, your address and your answers."
        >
          <HomeLink />
        </MessagePage>
      );
    case 'unknown':
      return <UnknownLink reason=", or its registration may be deleted" />;
    default:
      return <EndedRegistration {...page} />;
  }
}

function ActiveRegistration(page: Active) {
  const { path, state, waitlistPlace, offeredUntil, did } = page;
  const standing = {
    confirmed: { title: 'You have a seat', text: undefined },
    waiting: {
      title: 'You are on the waitlist',
      text: `You are number ${waitlistPlace}. Seats are offered in the order of registration: we email you as soon as one is yours.`,
    },
    offered: {
      title: 'A seat is free for you',
      text: `We hold it for you until ${offeredUntil}. After that we offer it to the next person.`,
    },
  }[state];
  return (
    <MessagePage {...standing} title={did ? DONE[did] : standing.title}>
      <Details {...page} />
      {state === 'offered' && <PlainForm action={`${path}/accept`} submit="Accept the seat" />}
      {state === 'confirmed' && (
        <a className={button.primary} href={`${path}/calendar.ics`} download>
          Add it to your calendar
        </a>
      )}
      <a className={button.secondary} href={`${path}/details`}>
        Change your name or answers
      </a>
      <a className={button.secondary} href={`${path}/cancellation`}>
        {{ confirmed: 'Cancel', waiting: 'Leave the waitlist', offered: 'Decline the seat' }[state]}
      </a>
      <QuietLink href={page.pageLink}>Everything about it</QuietLink>
    </MessagePage>
  );
}

const ENDED = {
  cancelled: {
    title: 'This registration is cancelled',
    text: 'You do not need to do anything. If you have changed your mind, you can register again.',
  },
  expired: {
    title: 'The seat was not accepted in time',
    text: 'We have offered it to the next person. You are no longer on the waitlist, but you can register again.',
  },
  'offering-cancelled': {
    title: 'It does not take place',
    text: 'We are sorry: it is cancelled. You do not need to do anything.',
  },
  past: { title: 'It has ended', text: 'Your registration can no longer be changed.' },
};

function EndedRegistration(page: Ended) {
  const { state, isNew, path, pageLink } = page;
  const { title, text } = ENDED[state];
  return (
    <MessagePage title={isNew ? 'Your registration is cancelled' : title} text={text}>
      <Details {...page} />
      <MainLink href={pageLink}>See it again</MainLink>
      <a className={button.secondary} href={`${path}/erasure`}>
        Erase your data
      </a>
      <HomeLink />
    </MessagePage>
  );
}

function Details(page: RegistrationTexts) {
  const { title, sessions, moreSessions, place, onlineUrl, name, email, answers } = page;
  const more = moreSessions > 0 ? [`and ${moreSessions} more in the calendar file`] : [];
  return (
    <dl>
      <Entry term={title} values={[...sessions, ...more]} />
      {place && <Entry term="Place" values={[place]} />}
      {onlineUrl && (
        <div>
          <dt>Online</dt>
          <dd>
            <a href={onlineUrl}>{onlineUrl}</a>
          </dd>
        </div>
      )}
      <Entry term="Registered as" values={[name, email]} />
      {answers.map(({ question, answer }) => (
        <Entry key={question} term={question} values={[answer]} />
      ))}
    </dl>
  );
}

function Entry({ term, values }: { term: string; values: string[] }) {
  return (
    <div>
      <dt>{term}</dt>
      {values.map((value) => (
        <dd key={value} dir="auto">
          {value}
        </dd>
      ))}
    </div>
  );
}

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

function toField({ name, label, type, options, isRequired }: QuestionTexts): Field {
  const field = { name, label, autoComplete: 'off', optional: !isRequired };
  if (type === 'text') return { ...field, rows: 3, maxLength: 1_000 };
  const choices = options.map((option) => ({ value: option, label: option }));
  return { ...field, options: type === 'choice' ? choices : YES_NO };
}

export function RegistrationDetailsPage(page: MessagePages['registration-details']) {
  const { path, title, questions, form } = page;
  const name: Field = { name: 'name', label: 'Name', autoComplete: 'name', maxLength: 100 };
  return (
    <MessagePage title="Change your registration" text={title}>
      <PlainForm
        action={`${path}/details`}
        submit="Save the changes"
        fields={[name, ...questions.map(toField)]}
        state={form}
      />
      <QuietLink href={path}>Leave it as it is</QuietLink>
    </MessagePage>
  );
}

export function RegistrationCancellationPage(page: MessagePages['registration-cancellation']) {
  const { path, title, isSeat } = page;
  return (
    <MessagePage
      title="Cancel your registration?"
      text={
        isSeat
          ? `We give your seat at ${title} to the next person. You may not get one again.`
          : `You leave the waitlist for ${title}, and lose your place on it.`
      }
    >
      <PlainForm action={`${path}/cancellation`} submit="Cancel my registration" />
      <QuietLink href={path}>Keep it</QuietLink>
    </MessagePage>
  );
}

export function RegistrationErasurePage({ path, title }: MessagePages['registration-erasure']) {
  return (
    <MessagePage
      title="Erase your data?"
      text={`We delete your registration for ${title} with your name, your address and your answers. This cannot be undone.`}
    >
      <PlainForm action={`${path}/erasure`} submit="Erase for good" />
      <QuietLink href={path}>Keep it</QuietLink>
    </MessagePage>
  );
}

export function CourseInterestPage(page: MessagePages['course-interest']) {
  switch (page.state) {
    case 'open':
      return (
        <MessagePage title="Delete your address?">
          <p>
            We have <strong>{page.email}</strong> because someone asked for a mail to it once a
            course has a date.
          </p>
          <PlainForm action={page.path} submit="Delete my address" />
        </MessagePage>
      );
    case 'removed':
      return (
        <MessagePage title="Your address is deleted" text="You get no more mails about the course.">
          <HomeLink />
        </MessagePage>
      );
    case 'unknown':
      return <UnknownLink reason=", or the address is deleted already" />;
  }
}
