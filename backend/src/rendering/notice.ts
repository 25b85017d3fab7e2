import escapeHtml from 'escape-html';
import type { FastifyReply } from 'fastify';
import type { PlainPage } from './document.js';
import type { PagesService } from './pages.service.js';

export interface Notice {
  title: string;
  /** HTML, one element after the other. */
  content: string[];
  /** It says how hard to guess is what is typed into its field with an `owner`. */
  judgesPassword?: boolean;
}

export interface NoticePage {
  status: number;
  notice: Notice;
}

export function noticePage(status: number, title: string, content: string[]): NoticePage {
  return { status, notice: { title, content } };
}

/** A page with a form of `newPasswordFields`. */
export function passwordPage(status: number, title: string, content: string[]): NoticePage {
  return { status, notice: { title, content, judgesPassword: true } };
}

export interface NoticeField {
  name: string;
  label: string;
  autocomplete: string;
  type?: 'text' | 'password' | 'url';
  /** It is a text of several lines. */
  rows?: number;
  /** Nobody has to fill it in. */
  optional?: boolean;
  minlength?: number;
  maxlength?: number;
  value?: string;
  hint?: string;
  fault?: string;
  /** Of a new password: what it is easier to guess by, such as names. */
  owner?: string[];
}

interface NoticeForm {
  submit: string;
  fields: NoticeField[];
  /** Sent along, unseen. */
  hidden?: Record<string, string>;
  failure?: string;
}

/** A form that is sent to the page's own address; it needs no code. The first field with a fault has the focus. */
export function noticeForm({ submit, fields, hidden = {}, failure }: NoticeForm): string {
  const first = fields.find(({ fault }) => fault) ?? fields[0];
  const unseen = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return (
    `<form method="post">${failure ? `<p role="alert">${escapeHtml(failure)}</p>` : ''}` +
    `${unseen.join('')}${fields.map((field) => toField(field, field === first)).join('')}` +
    `<button class="primary">${submit}</button></form>`
  );
}

function toField(field: NoticeField, hasFocus: boolean): string {
  const { name, label, autocomplete, rows, value = '', hint, fault } = field;
  const attributes = [
    `id="${name}" name="${name}" autocomplete="${autocomplete}"`,
    ...(field.optional ? [] : ['required']),
    ...(field.minlength ? [`minlength="${field.minlength}"`] : []),
    ...(field.maxlength ? [`maxlength="${field.maxlength}"`] : []),
    ...((hint ?? fault) ? [`aria-describedby="${name}-said"`] : []),
    ...(fault ? ['aria-invalid="true"'] : []),
    ...(hasFocus ? ['autofocus'] : []),
    ...(field.owner ? [`data-owner="${escapeHtml(JSON.stringify(field.owner))}"`] : []),
  ];
  const said = fault ?? hint;
  const control = rows
    ? `<textarea rows="${rows}" ${attributes.join(' ')}>\n${escapeHtml(value)}</textarea>`
    : `<input type="${field.type ?? 'text'}" ${attributes.join(' ')}` +
      `${value ? ` value="${escapeHtml(value)}"` : ''}>`;
  return (
    `<label for="${name}">${label}${field.optional ? ' <span>(optional)</span>' : ''}</label>` +
    control +
    (said
      ? `<small id="${name}-said"${fault ? ' class="fault"' : ''}>${escapeHtml(said)}</small>`
      : '')
  );
}

/** A page that is one person's: nobody keeps it, and search engines do not know it. */
export function sendNotice(
  reply: FastifyReply,
  pages: PagesService,
  { status, notice }: NoticePage,
): void {
  void reply
    .status(status)
    .header('Content-Type', 'text/html; charset=utf-8')
    .header('Cache-Control', 'no-store')
    .header('X-Robots-Tag', 'noindex')
    .send(pages.notice(notice));
}

export const HOME = '<a class="quiet" href="/">Go to the home page</a>';

/** Why a link that is unknown may be so, and what to try. */
export const CUT_OFF =
  '<p>It may have been cut off on its way, or belong to another site. Open it from the mail again, or copy it as a whole.</p>';

/** As the frontend's `BrandMark`. */
const MARK =
  '<svg width="28" height="28" viewBox="0 0 28 28" fill="currentColor" aria-hidden="true">' +
  '<path d="M2 12.2 26 5v4.8L2 17z" fill="var(--accent)"/>' +
  '<path d="m12.2 16.3 3.6-1.1V23h-3.6zM6 23h16v3H6z"/></svg>';

/** @param strength the module that judges passwords, from the site's root */
export function toNoticePage(
  { title, content, judgesPassword }: Notice,
  { siteName, strength }: { siteName: string; strength: string },
): PlainPage {
  const body =
    `<div class="notice"><header><a href="/">${MARK}${escapeHtml(siteName)}</a></header>` +
    `<main><h1>${escapeHtml(title)}</h1>${content.join('')}</main></div>`;
  const meter = judgesPassword
    ? `<script defer src="/password-meter.js" data-strength="${strength}"></script>`
    : '';
  return { title, head: `<meta name="robots" content="noindex">${STYLE}${meter}`, body };
}

const STYLE = `<style>
.notice header { border-bottom: 1px solid var(--line); background: var(--surface); }
.notice header a { display: flex; align-items: center; gap: 10px; min-height: var(--header);
  width: min(100% - 2 * var(--gutter), var(--page)); margin-inline: auto; text-decoration: none;
  font: 700 var(--text-h4) / 1 var(--font-display); letter-spacing: -0.03em; }
.notice main { width: min(100% - 2 * var(--gutter), 560px); margin-inline: auto;
  padding-block: clamp(48px, 12vh, 120px); display: grid; gap: 20px; justify-items: start; }
.notice h1 { font-size: var(--text-h2); overflow-wrap: anywhere; }
.notice p { color: var(--muted); overflow-wrap: anywhere; }
.notice strong, .notice blockquote p { color: var(--ink); }
.notice blockquote { display: grid; gap: 8px; padding-left: 16px;
  border-left: 3px solid var(--accent); white-space: pre-line; }
.notice button { min-height: 44px; padding: 8px 20px; border: 1px solid transparent;
  border-radius: var(--radius-control); font-weight: 600; }
.notice .primary { background: var(--accent); color: var(--on-accent); }
.notice .secondary { border: 1px solid var(--control); background: transparent; }
.notice button:hover { filter: brightness(0.92); }
.notice :is(a.primary, a.secondary) { display: inline-flex; align-items: center; min-height: 44px;
  padding: 8px 20px; border-radius: var(--radius-control); font-weight: 600; text-decoration: none; }
.notice form:has(label) { display: grid; gap: 8px; width: 100%; }
.notice label { margin-top: 8px; font-weight: 600; }
.notice label span { color: var(--muted); font-weight: 400; }
.notice :is(input, textarea) { min-height: 44px; padding: 8px 12px; border: 1px solid var(--control); width: 100%;
  border-radius: var(--radius-control); background: var(--surface); color: var(--ink); font: inherit; }
.notice :is(input, textarea)[aria-invalid] { border-color: var(--danger); }
.notice small { color: var(--muted); font-size: var(--text-small); line-height: var(--leading-small); overflow-wrap: anywhere; }
.notice .fault, .notice [role='alert'] { color: var(--danger); }
.notice .bar:not([hidden]) { display: grid; grid-template-columns: repeat(4, 1fr); gap: 4px; --tone: var(--danger); }
.notice .bar[data-score='2'] { --tone: var(--caution); }
.notice .bar:is([data-score='3'], [data-score='4']) { --tone: var(--good); }
.notice .bar span { height: 4px; border: 1px solid transparent; border-radius: 2px; background: var(--line); }
.notice .bar[data-score='1'] span:nth-child(1), .notice .bar[data-score='2'] span:nth-child(-n + 2),
.notice .bar[data-score='3'] span:nth-child(-n + 3), .notice .bar[data-score='4'] span { background: var(--tone); }
@media (forced-colors: active) { .notice .bar { forced-color-adjust: none; --line: Canvas; --tone: CanvasText; }
  .notice .bar span { border-color: CanvasText; } }
.notice form:has(label) button { margin-top: 16px; justify-self: start; }
.notice dl { display: grid; gap: 16px; width: 100%; margin: 0; }
.notice dl > div { display: grid; gap: 4px; padding-bottom: 16px; border-bottom: 1px solid var(--line); }
.notice dt { color: var(--muted); font-size: var(--text-small); line-height: var(--leading-small); }
.notice dd { margin: 0; overflow-wrap: anywhere; }
.notice .quiet { min-height: 44px; display: inline-flex; align-items: center; }
</style>`;
