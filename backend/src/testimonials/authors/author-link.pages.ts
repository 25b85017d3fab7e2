import escapeHtml from 'escape-html';
import { DAYS_TO_CONFIRM } from '../../common/links/link-days.js';
import { inWords } from '../../common/text/day-in-words.js';
import { HOME, type NoticePage, noticePage } from '../../site/pages/notice.js';
import type { AuthorLinkState } from './author-link.service.js';

const STANDING = {
  pending: 'It waits for a moderator. We write to you once it is decided.',
  approved: 'It is approved.',
  rejected: 'It was not approved for publication.',
} as const;
const ANEW =
  '<p>You may tell it again.</p><a class="primary" href="/submit-testimonial">Tell your story</a>';

export function toPage(link: AuthorLinkState): NoticePage {
  switch (link.state) {
    case 'unconfirmed':
      return noticePage(200, 'Is this your story?', [
        quote(link.story),
        '<p>If you have written this, confirm it, and a moderator will read it.</p>',
        '<form method="post"><button class="primary">Confirm my story</button></form>',
        `<p>If not, do nothing: we forget the story and your address on ${inWords(link.until)}.</p>`,
      ]);
    case 'confirmed':
      return noticePage(
        200,
        link.isNew ? 'Thank you, your story is confirmed' : 'Your story is confirmed',
        [`<p>${STANDING[link.testimonial.status]}</p>`, quote(link.testimonial), HOME],
      );
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
      return noticePage(410, 'You have withdrawn this story', [
        '<p>We have deleted it, and forgotten your address.</p>',
        HOME,
      ]);
    case 'unknown':
      return noticePage(404, 'This link does not work', [
        '<p>It may have been cut off on its way, or be too old. Open it from the mail again, or copy it as a whole.</p>',
        HOME,
      ]);
  }
}

function quote({ quote: text, studentName }: { quote: string; studentName: string }): string {
  return `<blockquote><p>${escapeHtml(text)}</p><p><strong>${escapeHtml(studentName)}</strong></p></blockquote>`;
}
