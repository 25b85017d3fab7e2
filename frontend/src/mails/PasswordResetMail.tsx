import type { MailProps } from './mail-kind';
import { look } from './look';
import { MailFrame } from './MailFrame';
import { MailLink } from './MailLink';

export function PasswordResetMail({ site, name, username, link }: MailProps<'password-reset'>) {
  return (
    <MailFrame
      site={site}
      title="Choose a new password"
      reason={`You get this mail because somebody has asked for a new password for your account at ${site.name}. If that was not you, ignore it: your password stays as it is.`}
    >
      <p style={look.text}>Hello {name},</p>
      <p style={look.text}>
        Choose a new password for your account {username} at {site.name}. You are then signed out on
        all devices.
      </p>
      <MailLink href={link}>Choose a new password</MailLink>
      <p style={look.text}>The link works once, and for an hour after it was asked for.</p>
    </MailFrame>
  );
}
