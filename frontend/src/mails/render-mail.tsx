import { renderToStaticMarkup } from 'react-dom/server';
import type { MailTexts, RenderedMail, Site } from '../server/contract';
import { EmailChangedMail, EmailConfirmationMail } from './EmailMails';
import { InvitationMail } from './InvitationMail';
import type { MailTemplate } from './mail-kind';
import { NewDeviceMail } from './NewDeviceMail';
import { NewsletterConfirmationMail } from './NewsletterConfirmationMail';
import { CourseDateMail, ParticipantMessageMail } from './OfferingMails';
import { PasswordResetMail } from './PasswordResetMail';
import { registrationTemplate } from './RegistrationMails';
import { StoryApprovedMail, StoryConfirmationMail, StoryRejectedMail } from './StoryMails';
import { factorTemplate } from './TwoFactorMail';

const TEMPLATES: { [Kind in keyof MailTexts]: MailTemplate<Kind> } = {
  invitation: {
    subject: ({ inviter, site }) => `${inviter} invites you to ${site.name}`,
    Mail: InvitationMail,
  },
  'password-reset': {
    subject: ({ site }) => `Choose a new password for ${site.name}`,
    Mail: PasswordResetMail,
  },
  'email-confirmation': {
    subject: ({ site }) => `Confirm your new address at ${site.name}`,
    Mail: EmailConfirmationMail,
  },
  'email-changed': {
    subject: ({ site }) => `Your address at ${site.name} was changed`,
    Mail: EmailChangedMail,
  },
  'story-confirmation': {
    subject: ({ site }) => `Confirm your story at ${site.name}`,
    Mail: StoryConfirmationMail,
  },
  'story-approved': {
    subject: ({ site }) => `Your story at ${site.name} is published`,
    Mail: StoryApprovedMail,
  },
  'story-rejected': {
    subject: ({ site }) => `About your story at ${site.name}`,
    Mail: StoryRejectedMail,
  },
  'registration-confirmed': registrationTemplate('registration-confirmed'),
  'registration-waiting': registrationTemplate('registration-waiting'),
  'registration-moved': registrationTemplate('registration-moved'),
  'registration-cancelled': registrationTemplate('registration-cancelled'),
  'seat-offered': registrationTemplate('seat-offered'),
  'seat-expired': registrationTemplate('seat-expired'),
  'offering-changed': registrationTemplate('offering-changed'),
  'offering-cancelled': registrationTemplate('offering-cancelled'),
  'offering-reminder': registrationTemplate('offering-reminder'),
  'participant-message': { subject: ({ subject }) => subject, Mail: ParticipantMessageMail },
  'course-date': {
    subject: ({ title }) => `A date is set: ${title}`,
    Mail: CourseDateMail,
  },
  'new-device': {
    subject: ({ site }) => `A sign-in to ${site.name} from a new device`,
    Mail: NewDeviceMail,
  },
  'two-factor-on': factorTemplate('two-factor-on'),
  'two-factor-off': factorTemplate('two-factor-off'),
  'two-factor-reset': factorTemplate('two-factor-reset'),
  'recovery-codes-renewed': factorTemplate('recovery-codes-renewed'),
  'recovery-code-used': factorTemplate('recovery-code-used'),
  'passkey-added': factorTemplate('passkey-added'),
  'passkey-removed': factorTemplate('passkey-removed'),
  'newsletter-confirmation': {
    subject: ({ site, isReminder }) =>
      `${isReminder ? 'Reminder: confirm' : 'Confirm'} your subscription to ${site.name}`,
    Mail: NewsletterConfirmationMail,
  },
};

export function renderMail<Kind extends keyof MailTexts>(
  kind: Kind,
  values: MailTexts[Kind],
  site: Site,
): RenderedMail {
  const { subject, Mail } = TEMPLATES[kind];
  const props = { ...values, site };
  return {
    subject: subject(props),
    html: `<!doctype html>${renderToStaticMarkup(Mail(props))}`,
  };
}
