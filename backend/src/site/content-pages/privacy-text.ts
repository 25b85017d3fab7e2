import type { SiteContent } from '../../../../frontend/src/server/contract.ts';
import { DAYS_REMEMBERED, DAYS_TO_CONFIRM } from '../../common/links/link-tokens.service.js';
import type { StoryEmail } from '../../config/app-config.js';

/** The settings that decide what is stored about people. */
export interface StoredFacts {
  sendsMail: boolean;
  isDoubleOptIn: boolean;
  storyEmail: StoryEmail;
  fetchesPictures: boolean;
  limitsRates: boolean;
  hasThinkific: boolean;
  hasUdemy: boolean;
  hasCdn: boolean;
  picturesInBucket: boolean;
  /** How many backups are kept; null if none are made on schedule. */
  backups: number | null;
  auditDays: number;
  sessionHours: number;
  /** The names of the programs that get the addresses of new subscribers. */
  receivers: string[];
}

type Section = [title: string, ...paragraphs: (string | false)[]];

/** Describes in Markdown what this installation stores. Blanks are in square brackets. */
export function privacyText(content: SiteContent, facts: StoredFacts): string {
  const { email, address } = content.contact;
  const sections: Section[] = [
    [
      'Who is responsible',
      `${content.name}, ${address ?? '[company and postal address]'}. Write to ${email ?? '[email address]'} about anything on this page.`,
    ],
    visiting(facts),
    newsletter(facts),
    stories(facts),
    registrations(facts),
    buying(facts),
    mails(facts),
    staff(facts),
    storage(facts),
    [
      'Your rights',
      'You can ask us what we store about you, and have it corrected or deleted. You can take back a consent at any time. [The law that applies to you, and the authority to which people can complain.]',
    ],
  ];
  return sections
    .map(([title, ...paragraphs]) => [`## ${title}`, ...paragraphs.filter(Boolean)].join('\n\n'))
    .filter((section) => section.includes('\n'))
    .join('\n\n');
}

function visiting({ limitsRates, hasCdn }: StoredFacts): Section {
  return [
    'When you visit this site',
    'This site sets no cookies, has no analytics service, and its pages load nothing from other companies.',
    'Our server keeps a log: when something was requested, which kind of page, whether it worked, and how long it took. The log has no network addresses, no search words, and no addresses of single pages. If your browser blocks something on a page for security, it reports that to us, and the log says what it was, but not who you are. [How long the log is kept. If a proxy or the hosting company keeps a log of its own, describe it here.]',
    'We count clicks on the buttons to enroll and on the links of our campaigns, for each course and day, and the words of searches that found nothing, for each day. These counts say nothing about you. We delete those of searches after 90 days.',
    limitsRates &&
      'To stop abuse we count, for each network address (of an IPv6 address, its first half), how many forms, clicks to enroll, visits by campaign links, searches without results and sign-in attempts arrive. These counts end after 10 to 15 minutes, those of two-factor codes after a day, and are deleted about an hour later.',
    'Your browser keeps the theme that you chose, and a success story that you have begun to write until you send it. Both stay in your browser.',
    hasCdn &&
      'Pages reach you through a content delivery network, which sees your network address: [name of the network, and a link to its privacy page].',
  ];
}

function newsletter({ isDoubleOptIn, receivers }: StoredFacts): Section {
  return [
    'Newsletter',
    'If you subscribe, we store your email address, the time, the form that you used, and a fingerprint of your network address. The fingerprint is computed with a secret key, and proves that you subscribed.',
    isDoubleOptIn
      ? `We send you a mail with a link, and you are subscribed once you have confirmed there. After three days we remind you once. If you do not confirm, we delete your address after ${DAYS_TO_CONFIRM} days. We keep the record of the link, without the address, for ${DAYS_REMEMBERED} more days. With a link in that mail you can see and delete everything that we store about your subscription.`
      : 'You are subscribed at once.',
    'You can unsubscribe with the link in each newsletter. We then delete your address, and keep a fingerprint of it, so that nobody adds you again by mistake. We send the newsletter with [name of the mailing service, and a link to its privacy page].',
    receivers.length > 0 &&
      `We pass your address on to these programs when you subscribe: ${receivers.map(escapeMarkdown).join(', ')}. We keep a record of that for 30 days. [Who runs them, and what for.]`,
  ];
}

function stories({ storyEmail, fetchesPictures }: StoredFacts): Section {
  const asked = storyEmail === 'required' ? '' : ' if you give it';
  return [
    'Success stories',
    'If you send us your story, we store what you enter: your name, picture, roles, company, course, story and, if you give it, the address of your LinkedIn profile. We publish it on this site once we have approved it.',
    storyEmail !== 'off' &&
      `We store your email address${asked}, and never publish it. You get a link to confirm your story, and later to correct or withdraw it. A story that is not confirmed is deleted after ${DAYS_TO_CONFIRM} days, together with the address.`,
    storyEmail === 'off'
      ? 'Write to us if you want your story changed or removed.'
      : 'Write to us if you have lost the link, or want your story removed.',
    'If we delete a story, we can restore it for 24 hours. After that it is gone.',
    fetchesPictures
      ? 'If you enter the web address of a picture, our server gets the picture from there and stores a copy, so that visitors load it from us. We delete pictures that are no longer used within some days.'
      : 'We store the pictures that you upload, and delete those that are no longer used within some days.',
  ];
}

function registrations({ sendsMail }: StoredFacts): Section {
  return [
    'Cohorts, events and meetups',
    'If you register for a cohort, an event or a meetup, we store your name, your email address, your answers, and whether you attended. We delete them a year after it has ended.',
    sendsMail &&
      'We send you mails about it: a confirmation, reminders, and what changes. With the link in them you can change or cancel your registration, and afterwards have it deleted.',
    sendsMail &&
      'If you want a mail when a course gets a date, we store your email address. We delete it 30 days after that mail, or after a year without one.',
  ];
}

function buying({ hasThinkific, hasUdemy }: StoredFacts): Section {
  const platforms = [hasThinkific && 'Thinkific', hasUdemy && 'Udemy'].filter(Boolean);
  return [
    'Buying and taking courses',
    platforms.length > 0 &&
      `You buy and take our courses on ${platforms.join(' and ')}, where your account and your payment are. This site stores neither. [Links to the privacy pages of ${platforms.join(' and ')}.]`,
    hasThinkific &&
      'If you use a coupon or a referral code of one of our campaigns on Thinkific, Thinkific sends us the order. We store its number, the day, the course and the amount, but neither your name nor your email address.',
  ];
}

function mails({ sendsMail }: StoredFacts): Section {
  return [
    'Mails from us',
    sendsMail &&
      'For each mail that this site sends we store the recipient, its kind, and whether it was delivered, for 90 days. If an address does not exist, we note that, so that we do not write to it again. We send mail through [name of the mail provider].',
  ];
}

function staff({ auditDays, sessionHours }: StoredFacts): Section {
  return [
    'People who work for us',
    `For our staff we store name, username, email address, phone number if given, a hash of the password, and for each session the browser and the network address. Sessions end after ${sessionHours === 1 ? 'an hour' : `${sessionHours} hours`}. We remember for a year from which browsers and network addresses somebody has signed in, the last one for as long as the account exists.`,
    `A log of changes names who did what, when, and from which network address. We delete its entries after ${auditDays} days. Deleted accounts are erased after 30 days.`,
  ];
}

function storage({ picturesInBucket, backups }: StoredFacts): Section {
  return [
    'Where the data is',
    'Our database is with [name and country of the hosting company].',
    picturesInBucket && 'Pictures are with [name and country of the storage company].',
    backups !== null &&
      `We keep ${backups === 1 ? 'one backup' : `the last ${backups} backups`}. Deleted data stays in them until newer ones have replaced them.`,
  ];
}

function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>|]/g, '\\$&');
}
