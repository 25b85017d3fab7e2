import type { MailProps } from './mail-kind';
import { mailStyles } from './mail-styles';
import { MailFrame } from './MailFrame';
import { MailLink } from './MailLink';

export function InvitationMail({ site, name, inviter, until, link }: MailProps<'invitation'>) {
  return (
    <MailFrame
      site={site}
      title={`Join ${site.name}`}
      reason={`You received this email because someone at ${site.name} entered your address. If you do not expect an invitation, ignore this email: nothing happens.`}
    >
      <p style={mailStyles.text}>Hello {name},</p>
      <p style={mailStyles.text}>
        {inviter} invites you to the back office of {site.name}. Choose a username and a password to
        sign in.
      </p>
      <MailLink href={link}>Accept the invitation</MailLink>
      <p style={mailStyles.text}>The link works once, until {until}.</p>
    </MailFrame>
  );
}
