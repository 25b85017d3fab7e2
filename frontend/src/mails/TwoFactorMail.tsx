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
  'If that was you, there is nothing to do. If it was not, choose another password at once: that signs out all other devices.';

const FACTOR_WORDS: Record<FactorMailKind, FactorWords> = {
  'two-factor-on': {
    title: 'Two-factor authentication is on',
    action: 'Somebody has turned on two-factor authentication for',
    effect: 'From now on, signing in asks for a code of the authenticator app beside the password.',
    advice: OTHERWISE,
  },
  'two-factor-off': {
    title: 'Your authenticator app is off',
    action: 'Somebody has turned off the authenticator app of',
    effect: 'From now on, signing in asks for no code of it. Passkeys stay as they are.',
    advice: OTHERWISE,
  },
  'two-factor-reset': {
    title: 'Two-factor authentication was reset',
    action: 'An administrator has reset two-factor authentication for',
    effect:
      'Authenticator app, recovery codes and passkeys are gone, and signing in asks for the password alone. Set it up again in your account.',
    advice: 'If you did not ask for that, talk to your administrator.',
  },
  'recovery-codes-renewed': {
    title: 'New recovery codes',
    action: 'Somebody has made new recovery codes for',
    effect: 'Older ones open nothing any more.',
    advice: OTHERWISE,
  },
  'recovery-code-used': {
    title: 'A recovery code was used',
    action: 'Somebody has used a recovery code, in place of a code of the authenticator app, for',
    advice: OTHERWISE,
  },
  'passkey-added': {
    title: 'A passkey was added',
    action: 'Somebody has added a passkey to',
    effect:
      'It signs in without the password, and signing in with the password asks for a second factor.',
    advice:
      'If that was you, there is nothing to do. If it was not, remove the passkey in your account, and choose another password at once.',
  },
  'passkey-removed': {
    title: 'A passkey was removed',
    action: 'Somebody has removed a passkey from',
    effect: 'It does not sign in any more.',
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
      reason={`You get this mail because of your account at ${site.name}.`}
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
  if (count === 0) return 'No code is left: make new ones in your account.';
  return count === 1 ? 'One code is left.' : `${count} codes are left.`;
}
