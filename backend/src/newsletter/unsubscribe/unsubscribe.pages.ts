import escapeHtml from 'escape-html';
import { HOME, type NoticePage, noticePage } from '../../rendering/notice.js';
import { inWords, momentInWords } from '../../common/text/in-words.js';
import type { LinkState } from './unsubscribe.service.js';

export interface PageContext {
  token: string;
  /** The visitor has just asked to take an unsubscription back. */
  undone: boolean;
}

export function toPage(link: LinkState, { token, undone }: PageContext): NoticePage {
  const path = `/unsubscribe/${token}`;
  if (link.state === 'unknown') return unknownLinkPage();
  if (link.state === 'subscribed') {
    const address = `<strong>${escapeHtml(link.email)}</strong>`;
    if (undone) {
      return noticePage(200, 'You are subscribed again', [
        `<p>${address} gets the newsletter as before.</p>`,
        HOME,
      ]);
    }
    return noticePage(200, 'Unsubscribe from the newsletter?', [
      `<p>${address} will get no more newsletters, and we erase the address.</p>`,
      form(path, 'primary', 'Unsubscribe', link.undo),
      `<a class="quiet" href="${path}/data">See what we know of you</a>`,
      '<a class="quiet" href="/">Keep my subscription</a>',
    ]);
  }
  if (link.state === 'deleted') {
    return noticePage(200, 'You get no more newsletters', [
      toDeletionWords(link.kept.deletedAt),
      form(path, 'primary', 'Erase it now', ''),
      `<a class="quiet" href="${path}/data">See what we know of you</a>`,
    ]);
  }
  const since = `<p>We erased your address on ${inWords(link.since)}.</p>`;
  if (undone) {
    return noticePage(410, 'This cannot be undone any more', [
      since,
      '<p>To get the newsletter again, subscribe at the foot of any page.</p>',
      HOME,
    ]);
  }
  return noticePage(200, 'You are unsubscribed', [
    since,
    link.undo
      ? `<p>Was it a mistake?</p>${form(`${path}/undo`, 'secondary', 'Undo', link.undo)}`
      : '<p>To get the newsletter again, subscribe at the foot of any page.</p>',
    HOME,
  ]);
}

/** An admin has deleted the address, and can take that back. */
export function toDeletionWords(deletedAt: Date): string {
  return `<p>We took your address off the list on ${momentInWords(deletedAt)}. For half an hour we can take that back, and then we erase the address.</p>`;
}

export function unknownLinkPage(): NoticePage {
  return noticePage(404, 'This link does not work', [
    '<p>It may have been cut off on its way. Open it from the mail again, or copy it as a whole.</p>',
    HOME,
  ]);
}

/** Sends what an undo will need along, so that it is still there when a form is sent twice. */
function form(action: string, kind: 'primary' | 'secondary', label: string, undo: string): string {
  return (
    `<form method="post" action="${action}"><input type="hidden" name="undo" value="${undo}">` +
    `<button class="${kind}">${label}</button></form>`
  );
}
