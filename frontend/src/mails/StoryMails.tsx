import type { MailProps } from './mail-kind';
import { mailStyles } from './mail-styles';
import { MailFrame } from './MailFrame';
import { MailLink, SecondaryLink } from './MailLink';

/** Contains nothing that the visitor typed, because the address may belong to someone else. */
export function StoryConfirmationMail({ site, link, until }: MailProps<'story-confirmation'>) {
  return (
    <MailFrame
      site={site}
      title="Confirm your story"
      reason={`You received this email because someone submitted a story at ${site.name} with your address. If that was not you, ignore this email: we delete the story and your address.`}
    >
      <p style={mailStyles.text}>Hello,</p>
      <p style={mailStyles.text}>
        Thank you for telling your story at {site.name}. Please confirm that it is yours. Then a
        moderator reads it, and we email you our decision.
      </p>
      <MailLink href={link}>Confirm your story</MailLink>
      <p style={mailStyles.text}>
        If you do not confirm it by {until}, we delete the story. After you have confirmed it, you
        can use the same link to correct or withdraw it.
      </p>
    </MailFrame>
  );
}

export function StoryApprovedMail({ site, name, link, ownLink }: MailProps<'story-approved'>) {
  return (
    <MailFrame site={site} title="Your story is published" reason={reasonAt(site.name)}>
      <p style={mailStyles.text}>Hello {name},</p>
      <p style={mailStyles.text}>
        We have approved your story and published it at {site.name}. The home page shows the newest
        stories, and each course page shows the newest ones about the course. Thank you for sharing
        yours!
      </p>
      <MailLink href={link}>See the stories</MailLink>
      <SecondaryLink href={ownLink}>Correct or withdraw your story</SecondaryLink>
    </MailFrame>
  );
}

export function StoryRejectedMail({ site, name, ownLink }: MailProps<'story-rejected'>) {
  return (
    <MailFrame site={site} title="About your story" reason={reasonAt(site.name)}>
      <p style={mailStyles.text}>Hello {name},</p>
      <p style={mailStyles.text}>
        Thank you for telling your story at {site.name}. We have read it, and have decided not to
        publish it. We cannot publish every story, and we are grateful that you took the time.
      </p>
      <SecondaryLink href={ownLink}>Correct or withdraw your story</SecondaryLink>
    </MailFrame>
  );
}

function reasonAt(siteName: string): string {
  return `You received this email because you submitted a story at ${siteName} and confirmed your address.`;
}
