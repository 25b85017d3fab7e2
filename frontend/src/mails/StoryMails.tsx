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
      reason={`You get this mail because somebody has told a story at ${site.name} and entered your address. If that was not you, ignore it: the story and your address are forgotten.`}
    >
      <p style={mailStyles.text}>Hello,</p>
      <p style={mailStyles.text}>
        Thank you for telling your story at {site.name}. Please confirm that it is yours: then a
        moderator reads it, and we write to you once it is decided.
      </p>
      <MailLink href={link}>Confirm your story</MailLink>
      <p style={mailStyles.text}>
        The story waits until {until}, and is forgotten then. Once it is confirmed, the same link
        lets you correct or withdraw it.
      </p>
    </MailFrame>
  );
}

export function StoryApprovedMail({ site, name, link, ownLink }: MailProps<'story-approved'>) {
  return (
    <MailFrame site={site} title="Your story is published" reason={reasonAt(site.name)}>
      <p style={mailStyles.text}>Hello {name},</p>
      <p style={mailStyles.text}>
        Your story was approved, and is published at {site.name}. Home shows the newest stories, and
        the page of a course the newest about it. Thank you for telling yours!
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
  return `You get this mail because you have told your story at ${siteName} and confirmed your address.`;
}
