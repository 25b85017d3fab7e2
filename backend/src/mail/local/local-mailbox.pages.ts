import escapeHtml from 'escape-html';
import type { Email } from 'postal-mime';
import type { Notice } from '../../rendering/notice.js';

export function toListPage(mails: readonly Email[]): Notice {
  return {
    title: 'Mails that were sent',
    content: [
      STYLE,
      '<p>They stay on this machine. A real site sends them through its mail server.</p>',
      mails.length === 0
        ? '<p>There are none yet. Invite somebody under User Management.</p>'
        : `<ul class="mails">${mails.map(toLine).join('')}</ul>`,
    ],
  };
}

export function toMailPage(mail: Email): Notice {
  const { html = '', text = '' } = mail;
  // Links would open within the frame, which our pages do not allow.
  const framed = html.replace('<head>', '<head><base target="_blank">');
  return {
    title: mail.subject ?? '',
    content: [
      STYLE,
      `<p>To <strong>${escapeHtml(recipientsOf(mail))}</strong>${timeOf(mail)}</p>`,
      `<h2>As HTML</h2><iframe class="mail" title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(framed)}"></iframe>`,
      `<h2>As text</h2><pre class="mail" tabindex="0">${linked(text)}</pre>`,
      '<a class="quiet" href="/demo/mail">All mails</a>',
    ],
  };
}

function toLine(mail: Email): string {
  const id = /^<([^@]+)@/.exec(mail.messageId ?? '')?.[1] ?? '';
  return (
    `<li><a href="/demo/mail/${encodeURIComponent(id)}">${escapeHtml(mail.subject ?? '')}</a>` +
    `<p>${escapeHtml(recipientsOf(mail))}${timeOf(mail)}</p></li>`
  );
}

function recipientsOf({ to = [] }: Email): string {
  return to.map(({ address }) => address).join(', ');
}

function timeOf({ date }: Email): string {
  if (date === undefined) return '';
  const time = new Date(date).toISOString();
  return ` · <time datetime="${time}">${time.slice(0, 16).replace('T', ' ')} UTC</time>`;
}

function linked(text: string): string {
  return escapeHtml(text).replaceAll(
    /https?:\/\/[^\s<]+/g,
    (address) => `<a href="${address}">${address}</a>`,
  );
}

const STYLE = `<style>
.notice main { width: min(100% - 2 * var(--gutter), 760px); grid-template-columns: minmax(0, 1fr); }
.notice time { white-space: nowrap; }
.notice h2 { font-size: var(--text-h4); }
.notice .mails { display: grid; gap: 16px; width: 100%; padding: 0; list-style: none; }
.notice .mails a { display: flex; align-items: center; min-height: 44px; overflow-wrap: anywhere; }
.notice iframe { width: 100%; height: 640px; background: #ffffff; }
.notice .mail { width: 100%; border: 1px solid var(--line); border-radius: var(--radius-card); }
.notice pre { padding: 20px; white-space: pre-wrap; overflow-wrap: anywhere; font-size: var(--text-small); background: var(--surface); }
</style>`;
