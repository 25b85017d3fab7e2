import { look } from './look';
import type { MailProps, MailTemplate } from './mail-kind';
import { MailFrame } from './MailFrame';
import { MailLink } from './MailLink';
import type { FactorMailKind } from '../server/contract';

interface FactorWords {
  title: string;
  /** After "somebody has". */
  done: string;
  advice: string;
}

const OTHERWISE =
  'If it was not, choose another password at once: that signs out all other devices.';

/** What became of a second factor, in words. */
const FACTOR_WORDS: Record<FactorMailKind, FactorWords> = {
  'two-factor-on': {
    title: 'Two-factor authentication is on',
    done: 'turned on two-factor authentication: from now on, signing in asks for a code of the authenticator app beside the password',
    advice: `If that was you, there is nothing to do. ${OTHERWISE}`,
  },
  'two-factor-off': {
    title: 'Two-factor authentication is off',
    done: 'turned off two-factor authentication: from now on, signing in asks for the password alone',
    advice: `If that was you, there is nothing to do. ${OTHERWISE}`,
  },
  'two-factor-reset': {
    title: 'Two-factor authentication was reset',
    done: 'reset your two-factor authentication as an administrator: from now on, signing in asks for the password alone',
    advice:
      'If you did not ask for that, talk to your administrator. Set it up again in your account.',
  },
  'recovery-codes-renewed': {
    title: 'New recovery codes',
    done: 'made new recovery codes: older ones open nothing any more',
    advice: `If that was you, there is nothing to do. ${OTHERWISE}`,
  },
  'recovery-code-used': {
    title: 'A recovery code was used',
    done: 'used a recovery code in place of a code of the authenticator app',
    advice: `If that was you, there is nothing to do. ${OTHERWISE}`,
  },
  'passkey-added': {
    title: 'A passkey was added',
    done: 'added a passkey: it signs in without the password, and signing in with the password asks for a second factor',
    advice:
      'If that was you, there is nothing to do. If it was not, remove the passkey in your account, and choose another password at once.',
  },
  'passkey-removed': {
    title: 'A passkey was removed',
    done: 'removed a passkey: it does not sign in any more',
    advice: `If that was you, there is nothing to do. ${OTHERWISE}`,
  },
};

/** The mail that tells its owner what became of a second factor. */
export function factorTemplate(kind: FactorMailKind): MailTemplate<FactorMailKind> {
  return {
    subject: ({ site }) => `${FACTOR_WORDS[kind].title} at ${site.name}`,
    Mail: (props) => <TwoFactorMail kind={kind} {...props} />,
  };
}

function TwoFactorMail(props: MailProps<FactorMailKind> & { kind: FactorMailKind }) {
  const { kind, site, name, username, codesLeft, link } = props;
  const { title, done, advice } = FACTOR_WORDS[kind];
  return (
    <MailFrame
      site={site}
      title={title}
      reason={`You get this mail because of your account at ${site.name}.`}
    >
      <p style={look.text}>Hello {name},</p>
      <p style={look.text}>
        somebody has {done}. It is about your account {username} at {site.name}.
      </p>
      {kind === 'recovery-code-used' && (
        <p style={look.text}>Recovery codes that are left: {codesLeft}.</p>
      )}
      <p style={look.text}>{advice}</p>
      <MailLink href={link}>Open your account</MailLink>
    </MailFrame>
  );
}
