import type { MailProps } from './mail-kind';
import { mailStyles } from './mail-styles';
import { MailFrame } from './MailFrame';
import { MailLink, SecondaryLink } from './MailLink';

export function NewsletterConfirmationMail(props: MailProps<'newsletter-confirmation'>) {
  const { site, link, dataLink, until, isReminder } = props;
  return (
    <MailFrame
      site={site}
      title="Confirm your subscription"
      reason={`You received this email because someone entered your address for the newsletter of ${site.name}. If that was not you, ignore this email: you will not get the newsletter, and we delete your address on ${until}.`}
    >
      <p style={mailStyles.text}>Hello,</p>
      <p style={mailStyles.text}>
        {isReminder
          ? `You have not yet confirmed that you want the newsletter of ${site.name}. We remind you this once.`
          : `You would like to get the newsletter of ${site.name}. Please confirm that this is your address.`}
      </p>
      <MailLink href={link}>Confirm your subscription</MailLink>
      <p style={mailStyles.text}>The link works until {until}.</p>
      <SecondaryLink href={dataLink}>See or delete your data</SecondaryLink>
    </MailFrame>
  );
}
