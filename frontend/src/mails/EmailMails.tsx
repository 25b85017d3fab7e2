import type { MailProps } from './mail-kind';
import { mailStyles } from './mail-styles';
import { MailFrame } from './MailFrame';
import { MailLink } from './MailLink';

export function EmailConfirmationMail(props: MailProps<'email-confirmation'>) {
  const { site, name, username, email, link, until } = props;
  return (
    <MailFrame
      site={site}
      title="Confirm your new address"
      reason={`You received this email because someone entered this address for an account at ${site.name}. If that was not you, ignore this email: nothing changes.`}
    >
      <p style={mailStyles.text}>Hello {name},</p>
      <p style={mailStyles.text}>
        Please confirm {email} as the new address of your account {username} at {site.name}. Until
        then, the old address stays active.
      </p>
      <MailLink href={link}>Confirm this address</MailLink>
      <p style={mailStyles.text}>The link works once, until {until}.</p>
    </MailFrame>
  );
}

export function EmailChangedMail({ site, name, username, email }: MailProps<'email-changed'>) {
  return (
    <MailFrame
      site={site}
      title="Your address was changed"
      reason={`You received this email because this was the address of your account at ${site.name} until now.`}
    >
      <p style={mailStyles.text}>Hello {name},</p>
      <p style={mailStyles.text}>
        The address of your account {username} at {site.name} is now {email}. We send all emails
        about the account there.
      </p>
      <p style={mailStyles.text}>
        If that was you, you do not need to do anything. If not, contact an administrator at once:
        they can restore this address and sign you out everywhere.
      </p>
    </MailFrame>
  );
}
