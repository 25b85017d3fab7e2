import escapeHtml from 'escape-html';
import type { PlainPage } from './document.js';

export interface Notice {
  title: string;
  /** HTML, one element after the other. */
  content: string[];
}

export const HOME = '<a class="quiet" href="/">Go to the home page</a>';

export function toNoticePage({ title, content }: Notice, siteName: string): PlainPage {
  const body =
    `<div class="notice"><header><a href="/"><img src="/favicon.svg" alt="">${escapeHtml(siteName)}</a></header>` +
    `<main><h1>${escapeHtml(title)}</h1>${content.join('')}</main></div>`;
  return { title, head: `<meta name="robots" content="noindex">${STYLE}`, body };
}

const STYLE = `<style>
.notice header { border-bottom: 1px solid var(--line); background: var(--surface); }
.notice header a { display: flex; align-items: center; gap: 10px; min-height: var(--header);
  width: min(100% - 2 * var(--gutter), var(--page)); margin-inline: auto; text-decoration: none;
  font: 700 var(--text-h4) / 1 var(--font-display); letter-spacing: -0.03em; }
.notice header img { width: 28px; height: 28px; }
.notice main { width: min(100% - 2 * var(--gutter), 560px); margin-inline: auto;
  padding-block: clamp(48px, 12vh, 120px); display: grid; gap: 20px; justify-items: start; }
.notice h1 { font-size: var(--text-h2); }
.notice p { color: var(--muted); overflow-wrap: anywhere; }
.notice strong { color: var(--ink); }
.notice button { min-height: 44px; padding: 8px 20px; border: 1px solid transparent;
  border-radius: var(--radius-control); font-weight: 600; }
.notice .primary { background: var(--accent); color: var(--on-accent); }
.notice .secondary { border-color: var(--control); background: transparent; }
.notice button:hover { filter: brightness(0.92); }
.notice .quiet { min-height: 44px; display: inline-flex; align-items: center; }
</style>`;
