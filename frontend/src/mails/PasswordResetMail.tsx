import type { MailProps } from './mail-kind';
import { mailStyles } from './mail-styles';
import { MailFrame } from './MailFrame';
import { MailLink } from './MailLink';

export function PasswordResetMail({ site, name, username, link }: MailProps<'password-reset'>) {
  return (
    <MailFrame
      site={site}
      title="Choose a new password"
      reason={`You received this email because someone asked for a new password for your account at ${site.name}. If that was not you, ignore this email: your password does not change.`}
    >
      <p style={mailStyles.text}>Hello {name},</p>
      <p style={mailStyles.text}>
        Choose a new password for your account {username} at {site.name}. This signs you out on all
        devices.
      </p>
      <MailLink href={link}>Choose a new password</MailLink>
      <p style={mailStyles.text}>The link works once, for one hour after the request.</p>
    </MailFrame>
  );
}
