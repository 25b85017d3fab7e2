import type { RegistrationMailKind, RegistrationMailTexts } from '../server/contract';
import type { MailProps, MailTemplate } from './mail-kind';
import { mailStyles } from './mail-styles';
import { MailFrame } from './MailFrame';
import { MailLink, SecondaryLink } from './MailLink';
import { OfferingDates } from './OfferingDates';

interface RegistrationMail {
  subject: string;
  title: string;
  text: (props: RegistrationMailTexts) => string;
  /** The label of the link to the person's registration. */
  action: string;
  /** Leaves out when and where it takes place. */
  isWithoutDates?: true;
}

const CHANGE = 'See, change or cancel your registration';

const MAILS: Record<RegistrationMailKind, RegistrationMail> = {
  'registration-confirmed': {
    subject: 'You have a seat',
    title: 'You have a seat',
    text: () =>
      'You are registered, and a seat is yours. The attached file adds it to your calendar.',
    action: CHANGE,
  },
  'registration-waiting': {
    subject: 'You are on the waitlist',
    title: 'You are on the waitlist',
    text: ({ waitlistPlace }) =>
      `All seats are taken. You are number ${waitlistPlace} on the waitlist. Seats are offered in the order of registration: we email you as soon as one is yours, and then you have to accept it in time.`,
    action: 'See your place, or leave the waitlist',
  },
  'seat-offered': {
    subject: 'A seat is free for you',
    title: 'A seat is free for you',
    text: ({ offeredUntil }) =>
      `A seat has become free, and you are next on the waitlist. We hold it for you until ${offeredUntil}. After that we offer it to the next person.`,
    action: 'Accept or decline the seat',
  },
  'seat-expired': {
    subject: 'Your seat was not accepted in time',
    title: 'Your seat was not accepted in time',
    text: ({ title }) =>
      `We held a seat for you at ${title}. As you did not accept it in time, we have offered it to the next person. You are no longer on the waitlist, but you can register again.`,
    action: 'See your registration',
    isWithoutDates: true,
  },
  'registration-cancelled': {
    subject: 'Your registration is cancelled',
    title: 'Your registration is cancelled',
    text: ({ title }) =>
      `Your registration for ${title} is cancelled. If that was a mistake, you can register again.`,
    action: 'See your registration',
    isWithoutDates: true,
  },
  'registration-moved': {
    subject: 'Your registration has a new date',
    title: 'Your registration has a new date',
    text: () =>
      'We have moved your registration to this date. The attached file updates your calendar.',
    action: CHANGE,
  },
  'offering-changed': {
    subject: 'The time or place has changed',
    title: 'The time or place has changed',
    text: ({ waitlistPlace }) =>
      waitlistPlace === null
        ? 'The time or place has changed. The attached file updates your calendar. If you cannot come any more, please cancel, so that somebody else gets your seat.'
        : 'The time or place has changed. You are still on the waitlist.',
    action: CHANGE,
  },
  'offering-cancelled': {
    subject: 'It does not take place',
    title: 'It does not take place',
    text: ({ title }) =>
      `We are sorry: ${title} is cancelled and does not take place. You do not need to do anything.`,
    action: 'See your registration',
    isWithoutDates: true,
  },
  'offering-reminder': {
    subject: 'It starts soon',
    title: 'It starts soon',
    text: () =>
      'You are registered for this. If you cannot come, please cancel, so that somebody else gets your seat.',
    action: CHANGE,
  },
};

export function registrationTemplate<Kind extends RegistrationMailKind>(
  kind: Kind,
): MailTemplate<Kind> {
  const { subject } = MAILS[kind];
  return {
    subject: ({ title }) => `${subject}: ${title}`,
    Mail: (props) => <Mail {...MAILS[kind]} {...{ props }} />,
  };
}

function Mail({ props, ...mail }: RegistrationMail & { props: MailProps<RegistrationMailKind> }) {
  const { site, name, pageLink, link } = props;
  return (
    <MailFrame
      site={site}
      title={mail.title}
      reason={`You received this email because someone registered at ${site.name} as ${name} with your address. If that was not you, cancel the registration by the link above.`}
    >
      <p style={mailStyles.text}>Hello {name},</p>
      <p style={mailStyles.text}>{mail.text(props)}</p>
      {!mail.isWithoutDates && <OfferingDates {...props} />}
      <MailLink href={link}>{mail.action}</MailLink>
      <SecondaryLink href={pageLink}>Everything about it</SecondaryLink>
    </MailFrame>
  );
}
