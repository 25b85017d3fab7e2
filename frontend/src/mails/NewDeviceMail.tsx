import type { MailProps } from './mail-kind';
import { mailStyles } from './mail-styles';
import { MailFrame } from './MailFrame';
import { MailLink } from './MailLink';

export function NewDeviceMail(props: MailProps<'new-device'>) {
  const { site, name, username, device, address, when, link } = props;
  return (
    <MailFrame
      site={site}
      title="A sign-in from a new device"
      reason={`You received this email because someone signed in to your account at ${site.name} from a new device.`}
    >
      <p style={mailStyles.text}>Hello {name},</p>
      <p style={mailStyles.text}>
        Someone has signed in to your account {username} at {site.name}, using {device}, from the
        network address {address}, on {when}.
      </p>
      <p style={mailStyles.text}>
        If that was you, you do not need to do anything. If not, choose a new password at once,
        which signs out all other devices, and remove passkeys that are not yours.
      </p>
      <MailLink href={link}>Open your account</MailLink>
    </MailFrame>
  );
}
