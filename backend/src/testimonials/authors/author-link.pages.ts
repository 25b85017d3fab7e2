import escapeHtml from 'escape-html';
import { DAYS_TO_CONFIRM } from '../../common/links/link-tokens.service.js';
import { momentInWords } from '../../common/text/in-words.js';
import { HOME, type NoticePage, noticePage } from '../../rendering/notice.js';
import type { StoryText, Testimonial } from '../testimonial.entity.js';
import type { AuthorLinkState } from './author-link.state.js';

type Confirmed = Extract<AuthorLinkState, { state: 'confirmed' }>;

const STANDING = {
  pending: 'It waits for a moderator. We write to you once it is decided.',
  approved: 'It is approved.',
  rejected: 'It was not approved for publication.',
} as const;
const TITLES = {
  confirmed: 'Thank you, your story is confirmed',
  corrected: 'Thank you, your story is corrected',
} as const;
const ANEW =
  '<p>You may tell it again.</p><a class="primary" href="/submit-testimonial">Tell your story</a>';

export function toPage(link: AuthorLinkState, path: string): NoticePage {
  switch (link.state) {
    case 'unconfirmed':
      return noticePage(200, 'Is this your story?', [
        quoteOf(link.story),
        '<p>If you have written this, confirm it, and a moderator will read it.</p>',
        `<form method="post" action="${path}"><button class="primary">Confirm my story</button></form>`,
        `<p>If not, do nothing: we forget the story and your address on ${momentInWords(link.until)}.</p>`,
      ]);
    case 'confirmed':
      return toStoryPage(link, path);
    case 'expired':
      return noticePage(410, 'This link has expired', [
        `<p>It worked for ${DAYS_TO_CONFIRM} days. We have forgotten the story and your address.</p>`,
        ANEW,
        HOME,
      ]);
    case 'deleted':
      return noticePage(410, 'This story was deleted', [
        '<p>It is not on this site any more, and there is nothing more to do.</p>',
        HOME,
      ]);
    case 'withdrawn':
      return noticePage(
        link.isNew ? 200 : 410,
        link.isNew ? 'Your story is withdrawn' : 'This story was withdrawn',
        ['<p>We have deleted it for good, and forgotten your address.</p>', HOME],
      );
    case 'unknown':
      return noticePage(404, 'This link does not work', [
        '<p>It may have been cut off on its way, or be too old. Open it from the mail again, or copy it as a whole.</p>',
        HOME,
      ]);
  }
}

function toStoryPage({ testimonial, did }: Confirmed, path: string): NoticePage {
  return noticePage(200, did ? TITLES[did] : 'Your story', [
    `<p>${STANDING[testimonial.status]}</p>`,
    quoteOf(testimonial),
    `<a class="secondary" href="${path}/correction">Correct it</a>`,
    `<a class="secondary" href="${path}/withdrawal">Withdraw it</a>`,
    HOME,
  ]);
}

export function toWithdrawalPage(testimonial: Testimonial, path: string): NoticePage {
  return noticePage(200, 'Withdraw your story?', [
    quoteOf(testimonial),
    '<p>We delete it for good, and forget your address. Nobody can bring it back.</p>',
    '<form method="post"><button class="primary">Withdraw my story</button></form>',
    `<a class="quiet" href="${path}">Keep it</a>`,
  ]);
}

export function quoteOf({ quote, studentName }: Pick<StoryText, 'quote' | 'studentName'>): string {
  return `<blockquote><p dir="auto">${escapeHtml(quote)}</p><p dir="auto"><strong>${escapeHtml(studentName)}</strong></p></blockquote>`;
}
