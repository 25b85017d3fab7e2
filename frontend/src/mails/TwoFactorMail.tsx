import { mailStyles } from './mail-styles';
import type { MailProps, MailTemplate } from './mail-kind';
import { MailFrame } from './MailFrame';
import { MailLink } from './MailLink';
import type { FactorMailKind } from '../server/contract';

interface FactorWords {
  title: string;
  /** The first part of the sentence, up to the name of the account. */
  action: string;
  /** What changes from now on. */
  effect?: string;
  advice: string;
}

const OTHERWISE =
  'If that was you, you do not need to do anything. If not, choose a new password at once: that signs out all other devices.';

const FACTOR_WORDS: Record<FactorMailKind, FactorWords> = {
  'two-factor-on': {
    title: 'Two-factor authentication is on',
    action: 'Someone has turned on two-factor authentication for',
    effect: 'From now on, signing in requires the password and a code from the authenticator app.',
    advice: OTHERWISE,
  },
  'two-factor-off': {
    title: 'Your authenticator app is off',
    action: 'Someone has turned off the authenticator app of',
    effect: 'From now on, signing in does not require a code from the app. Passkeys do not change.',
    advice: OTHERWISE,
  },
  'two-factor-reset': {
    title: 'Two-factor authentication was reset',
    action: 'An administrator has reset two-factor authentication for',
    effect:
      'The authenticator app, recovery codes and passkeys were removed, and signing in only requires the password. Please set up two-factor authentication again in your account.',
    advice: 'If you did not ask for this, contact your administrator.',
  },
  'recovery-codes-renewed': {
    title: 'New recovery codes',
    action: 'Someone has created new recovery codes for',
    effect: 'Older codes no longer work.',
    advice: OTHERWISE,
  },
  'recovery-code-used': {
    title: 'A recovery code was used',
    action: 'Someone has used a recovery code, instead of a code from the authenticator app, for',
    advice: OTHERWISE,
  },
  'passkey-added': {
    title: 'A passkey was added',
    action: 'Someone has added a passkey to',
    effect:
      'The passkey signs in without the password. Signing in with the password now requires a second factor.',
    advice:
      'If that was you, you do not need to do anything. If not, remove the passkey in your account and choose a new password at once.',
  },
  'passkey-removed': {
    title: 'A passkey was removed',
    action: 'Someone has removed a passkey from',
    effect: 'It no longer works.',
    advice: OTHERWISE,
  },
};

/** Returns the mail about a change of a second factor. */
export function factorTemplate(kind: FactorMailKind): MailTemplate<FactorMailKind> {
  return {
    subject: ({ site }) => `${FACTOR_WORDS[kind].title} at ${site.name}`,
    Mail: (props) => <TwoFactorMail kind={kind} {...props} />,
  };
}

function TwoFactorMail(props: MailProps<FactorMailKind> & { kind: FactorMailKind }) {
  const { kind, site, name, username, codesLeft, link } = props;
  const { title, action, effect, advice } = FACTOR_WORDS[kind];
  return (
    <MailFrame
      site={site}
      title={title}
      reason={`You received this email because of your account at ${site.name}.`}
    >
      <p style={mailStyles.text}>Hello {name},</p>
      <p style={mailStyles.text}>
        {action} your account {username} at {site.name}.{effect && ` ${effect}`}
        {kind === 'recovery-code-used' && ` ${formatCodesLeft(codesLeft)}`}
      </p>
      <p style={mailStyles.text}>{advice}</p>
      <MailLink href={link}>Open your account</MailLink>
    </MailFrame>
  );
}

function formatCodesLeft(count: number): string {
  if (count === 0) return 'No codes are left: create new ones in your account.';
  return count === 1 ? 'One code is left.' : `${count} codes are left.`;
}
