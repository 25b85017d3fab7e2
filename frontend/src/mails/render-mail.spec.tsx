import type { MailTexts } from '../server/contract';
import { DEFAULT_SITE } from '../default-site';
import { renderMail } from './render-mail';

const SITE = { ...DEFAULT_SITE, name: 'The School', url: 'https://school.example' };
const link = 'https://school.example/link';
const offering = {
  ...{ title: 'RAG in Practice', place: 'Torstraße 1, Berlin' },
  ...{ sessions: ['Monday, February 1, 2027, 6:00 – 8:00 PM (GMT+1)'], moreSessions: 19 },
  pageLink: 'https://school.example/events/12/rag-in-practice',
};
const registration = {
  ...{ ...offering, name: 'Ada', onlineUrl: 'https://meet.example/rag', link },
  ...{ waitlistPlace: null, offeredUntil: null },
};
const factor = { name: 'Ada', username: 'ada', codesLeft: 3, link };

const VALUES: { [Kind in keyof MailTexts]: MailTexts[Kind] } = {
  invitation: { name: 'Ada', inviter: 'Grace', link, until: 'March 4, 2026 at 5:06 AM (UTC)' },
  'password-reset': { name: 'Ada', username: 'ada', link },
  'email-confirmation': {
    ...{ name: 'Ada', username: 'ada', email: 'ada@example.com', link },
    until: 'March 4, 2026 at 5:06 AM (UTC)',
  },
  'email-changed': { name: 'Ada', username: 'ada', email: 'ada@example.com' },
  'story-confirmation': { link, until: 'March 4, 2026 at 5:06 AM (UTC)' },
  'story-approved': { name: 'Ada', link, ownLink: link },
  'story-rejected': { name: 'Ada', ownLink: link },
  'new-device': {
    ...{ name: 'Ada', username: 'ada', device: 'Firefox on Linux', address: '192.0.2.1' },
    ...{ when: 'March 4, 2026 at 5:06 AM UTC', link },
  },
  'newsletter-confirmation': {
    link,
    dataLink: link,
    until: 'March 4, 2026 at 5:06 AM (UTC)',
    isReminder: true,
  },
  'registration-confirmed': registration,
  'registration-waiting': { ...registration, waitlistPlace: 3, onlineUrl: null },
  'registration-moved': registration,
  'registration-cancelled': registration,
  'seat-offered': { ...registration, offeredUntil: 'Friday, January 1, 2027 at 6:00 PM (GMT+1)' },
  'seat-expired': registration,
  'offering-changed': registration,
  'offering-cancelled': registration,
  'offering-reminder': registration,
  'participant-message': {
    ...{ name: 'Ada', title: 'RAG in Practice', subject: 'Bring your laptop' },
    ...{ text: 'See you on Monday.\n\nThe door is open from 5 PM.', link },
  },
  'course-date': { ...offering, removalLink: link },
  'two-factor-on': factor,
  'two-factor-off': factor,
  'two-factor-reset': factor,
  'recovery-codes-renewed': factor,
  'recovery-code-used': factor,
  'passkey-added': factor,
  'passkey-removed': factor,
};
const KINDS = Object.keys(VALUES) as (keyof MailTexts)[];

it.each(KINDS)('the mail %s has whole sentences, from a capital to their end', (kind) => {
  const { html, subject } = renderMail(kind, VALUES[kind], SITE);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const paragraphs = [...page.querySelectorAll('p')].map(({ textContent }) => textContent ?? '');
  expect(paragraphs.length).toBeGreaterThan(2);
  for (const text of paragraphs) expect(text).toMatch(/^[A-Z]/);
  expect(`${subject} ${paragraphs.join(' ')}`).not.toMatch(/undefined|null|\[object| {2}/);
  expect(subject).toMatch(/^[A-Z]/);
});

it('says of a sign-in nothing that is true of passwords alone', () => {
  const { html } = renderMail('new-device', VALUES['new-device'], SITE);
  expect(html).not.toContain('with its password');
});
