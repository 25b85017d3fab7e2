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
      reason={`You get this mail because somebody has entered this address for an account at ${site.name}. If that was not you, ignore it: nothing changes.`}
    >
      <p style={mailStyles.text}>Hello {name},</p>
      <p style={mailStyles.text}>
        Confirm that {email} is to be the address of your account {username} at {site.name}. Until
        then the account keeps the one that it has.
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
      reason={`You get this mail because this was the address of your account at ${site.name} until now.`}
    >
      <p style={mailStyles.text}>Hello {name},</p>
      <p style={mailStyles.text}>
        The address of your account {username} at {site.name} is {email} from now on. Mails about
        the account go there.
      </p>
      <p style={mailStyles.text}>
        If that was you, there is nothing to do. If it was not, tell an administrator at once: they
        can put this address back, and sign you out everywhere.
      </p>
    </MailFrame>
  );
}
