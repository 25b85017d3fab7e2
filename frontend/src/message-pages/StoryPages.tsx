import { submitTestimonialLimits as limits } from '../api/generated/limits/submitTestimonialLimits';
import button from '../components/button.module.css';
import type { MessagePages, StoryQuote } from '../server/contract';
import { HomeLink, MainLink, MessagePage, QuietLink, UnknownLink } from './MessagePage';
import { type Field, PlainForm } from './PlainForm';

const TITLES = {
  confirmed: 'Thank you, your story is confirmed',
  corrected: 'Thank you, your story is corrected',
};
const STANDING = {
  pending: 'It waits for a moderator. We write to you once it is decided.',
  approved: 'It is approved.',
  rejected: 'It was not approved for publication.',
};
const WITHDRAWN = 'We have deleted it for good, and forgotten your address.';
const ENDED = {
  deleted: {
    title: 'This story was deleted',
    text: 'It is not on this site any more, and there is nothing more to do.',
  },
  withdrawn: { title: 'This story was withdrawn', text: WITHDRAWN },
  'now-withdrawn': { title: 'Your story is withdrawn', text: WITHDRAWN },
};

export function YourStoryPage(page: MessagePages['your-story']) {
  switch (page.state) {
    case 'unconfirmed':
      return (
        <MessagePage title="Is this your story?">
          <Quote {...page.story} />
          <p>If you have written this, confirm it, and a moderator will read it.</p>
          <PlainForm action={page.path} submit="Confirm my story" />
          <p>If not, do nothing: we forget the story and your address on {page.until}.</p>
        </MessagePage>
      );
    case 'confirmed':
      return (
        <MessagePage
          title={page.did ? TITLES[page.did] : 'Your story'}
          text={STANDING[page.status]}
        >
          <Quote {...page.story} />
          <a className={button.secondary} href={`${page.path}/correction`}>
            Correct it
          </a>
          <a className={button.secondary} href={`${page.path}/withdrawal`}>
            Withdraw it
          </a>
          <HomeLink />
        </MessagePage>
      );
    case 'expired':
      return (
        <MessagePage title="This link has expired">
          <p>It worked for {page.days} days. We have forgotten the story and your address.</p>
          <p>You may tell it again.</p>
          <MainLink href="/submit-testimonial">Tell your story</MainLink>
          <HomeLink />
        </MessagePage>
      );
    case 'unknown':
      return <UnknownLink reason=", or be too old" />;
    default:
      return (
        <MessagePage {...ENDED[page.state]}>
          <HomeLink />
        </MessagePage>
      );
  }
}

export function StoryWithdrawalPage({ path, story }: MessagePages['story-withdrawal']) {
  return (
    <MessagePage title="Withdraw your story?">
      <Quote {...story} />
      <p>We delete it for good, and forget your address. Nobody can bring it back.</p>
      <PlainForm submit="Withdraw my story" />
      <QuietLink href={path}>Keep it</QuietLink>
    </MessagePage>
  );
}

function field(name: keyof typeof limits, label: string, autoComplete = 'off'): Field {
  return { name, label, autoComplete, maxLength: limits[name].maxLength };
}

/** The fields of the form for new stories. */
const FIELDS: Field[] = [
  field('studentName', 'Full name', 'name'),
  {
    ...field('studentImage', 'Profile image URL', 'photo'),
    type: 'url',
    hint: 'The address of a portrait that anybody may see.',
  },
  { ...field('linkedinUrl', 'LinkedIn URL'), type: 'url', optional: true },
  field('previousRole', 'Previous role'),
  field('currentRole', 'Current role', 'organization-title'),
  field('company', 'Current company', 'organization'),
  field('courseTaken', 'Course completed'),
  {
    ...field('quote', 'Testimonial'),
    rows: 8,
    minLength: limits.quote.minLength,
    // Browsers count an emoji as two characters.
    maxLength: undefined,
    hint: `Minimum ${limits.quote.minLength} characters.`,
  },
];

export function StoryCorrectionPage(page: MessagePages['story-correction']) {
  return (
    <MessagePage
      title="Correct your story"
      text="A moderator reads it again. Until it is approved, visitors do not see it."
    >
      {page.form.failure && <Quote {...page.story} />}
      <PlainForm
        submit="Send my correction"
        hidden={{ version: String(page.version) }}
        fields={FIELDS}
        state={page.form}
      />
      <QuietLink href={page.path}>Leave it as it is</QuietLink>
    </MessagePage>
  );
}

function Quote({ quote, studentName }: StoryQuote) {
  return (
    <blockquote>
      <p dir="auto">{quote}</p>
      <p dir="auto">
        <strong>{studentName}</strong>
      </p>
    </blockquote>
  );
}
