import type { MailProps } from './mail-kind';
import { mailStyles } from './mail-styles';
import { MailFrame } from './MailFrame';
import { MailLink, SecondaryLink } from './MailLink';
import { OfferingDates } from './OfferingDates';

export function ParticipantMessageMail(props: MailProps<'participant-message'>) {
  const { site, name, title, subject, text, link } = props;
  return (
    <MailFrame
      site={site}
      title={subject}
      reason={`You received this email because you have a seat at ${title}, organized by ${site.name}.`}
    >
      <p style={mailStyles.text}>Hello {name},</p>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index} style={{ ...mailStyles.text, whiteSpace: 'pre-line' }}>
          {paragraph}
        </p>
      ))}
      <SecondaryLink href={link}>See, change or cancel your registration</SecondaryLink>
    </MailFrame>
  );
}

export function CourseDateMail({ site, removalLink, ...offering }: MailProps<'course-date'>) {
  return (
    <MailFrame
      site={site}
      title="A date is set"
      reason={`You received this email because someone asked at ${site.name} for a mail to this address once the course has a date. This is the only one: we delete your address after 30 days.`}
    >
      <p style={mailStyles.text}>Hello,</p>
      <p style={mailStyles.text}>
        You asked us to tell you when the course has a date. It has one:
      </p>
      <OfferingDates {...offering} />
      <MailLink href={offering.pageLink}>See it and register</MailLink>
      <SecondaryLink href={removalLink}>Delete your address now</SecondaryLink>
    </MailFrame>
  );
}
