import { escapeHtml } from '../../common/text/escape-html.js';
import type { LinkState } from './unsubscribe.service.js';

export interface Page {
  status: number;
  /** Plain text, also the heading. */
  title: string;
  /** HTML of the page's body. */
  main: string;
}

export interface PageContext {
  token: string;
  siteName: string;
  /** The visitor has just asked to take an unsubscription back. */
  undone: boolean;
}

/** What the holder of a link sees. */
export function toPage(link: LinkState, { token, siteName, undone }: PageContext): Page {
  const name = escapeHtml(siteName);
  const path = `/unsubscribe/${token}`;
  if (link.state === 'unknown') {
    return page(404, name, 'This link does not work', [
      '<p>It may have been cut off on its way. Open it from the mail again, or copy it as a whole.</p>',
      HOME,
    ]);
  }
  if (link.state === 'subscribed') {
    const address = `<strong>${escapeHtml(link.email)}</strong>`;
    if (undone) {
      return page(200, name, 'You are subscribed again', [
        `<p>${address} gets the newsletter as before.</p>`,
        HOME,
      ]);
    }
    return page(200, name, 'Unsubscribe from the newsletter?', [
      `<p>${address} will get no more newsletters, and we erase the address.</p>`,
      form(path, 'primary', 'Unsubscribe', link.undo),
      '<a class="quiet" href="/">Keep my subscription</a>',
    ]);
  }
  const since = `<p>We erased your address on ${day(link.since)}.</p>`;
  if (undone) {
    return page(410, name, 'This cannot be undone any more', [
      since,
      '<p>To get the newsletter again, subscribe at the foot of any page.</p>',
      HOME,
    ]);
  }
  return page(200, name, 'You are unsubscribed', [
    since,
    link.undo
      ? `<p>Was it a mistake?</p>${form(`${path}/undo`, 'secondary', 'Undo', link.undo)}`
      : '<p>To get the newsletter again, subscribe at the foot of any page.</p>',
    HOME,
  ]);
}

/** What is shown when a request cannot be answered. */
export function toFailurePage(status: number, siteName: string): Page {
  const advice =
    status === 503
      ? 'Our database cannot be reached at the moment. Try again in a few seconds.'
      : 'Nothing has changed. Open the link from the mail again.';
  return page(status, escapeHtml(siteName), 'That did not work', [`<p>${advice}</p>`, HOME]);
}

const HOME = '<a class="quiet" href="/">Go to the home page</a>';

/** Sends what an undo will need along, so that it is still there when a form is sent twice. */
function form(action: string, kind: 'primary' | 'secondary', label: string, undo: string): string {
  return (
    `<form method="post" action="${action}"><input type="hidden" name="undo" value="${undo}">` +
    `<button class="${kind}">${label}</button></form>`
  );
}

function page(status: number, siteName: string, title: string, content: string[]): Page {
  const main =
    `<div class="unsubscribe"><header><a href="/"><img src="/favicon.svg" alt="">${siteName}</a></header>` +
    `<main><h1>${escapeHtml(title)}</h1>${content.join('')}</main></div>`;
  return { status, title, main };
}

/** In UTC, as the server does not know where the reader is. */
function day(date: Date): string {
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/** In the site's tokens, which the page gets with the site's style sheet. */
export const PAGE_STYLE = `<style>
.unsubscribe header { border-bottom: 1px solid var(--line); background: var(--surface); }
.unsubscribe header a { display: flex; align-items: center; gap: 10px; min-height: var(--header);
  width: min(100% - 2 * var(--gutter), var(--page)); margin-inline: auto; text-decoration: none;
  font: 700 var(--text-h4) / 1 var(--font-display); letter-spacing: -0.03em; }
.unsubscribe header img { width: 28px; height: 28px; }
.unsubscribe main { width: min(100% - 2 * var(--gutter), 560px); margin-inline: auto;
  padding-block: clamp(48px, 12vh, 120px); display: grid; gap: 20px; justify-items: start; }
.unsubscribe h1 { font-size: var(--text-h2); }
.unsubscribe p { color: var(--muted); overflow-wrap: anywhere; }
.unsubscribe strong { color: var(--ink); }
.unsubscribe button { min-height: 44px; padding: 8px 20px; border: 1px solid transparent;
  border-radius: var(--radius-control); font-weight: 600; }
.unsubscribe .primary { background: var(--accent); color: var(--on-accent); }
.unsubscribe .secondary { border-color: var(--control); background: transparent; }
.unsubscribe button:hover { filter: brightness(0.92); }
.unsubscribe .quiet { min-height: 44px; display: inline-flex; align-items: center; }
</style>`;
