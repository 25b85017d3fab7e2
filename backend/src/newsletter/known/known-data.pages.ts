import escapeHtml from 'escape-html';
import { inWords, momentInWords } from '../../common/text/in-words.js';
import type { MailState } from '../../mail/mail.entity.js';
import { HOME, type NoticePage, noticePage } from '../../rendering/notice.js';
import type { ConsentForm, WordedConsent } from '../consent.js';
import { toDeletionWords, unknownLinkPage } from '../unsubscribe/unsubscribe.pages.js';
import type { KnownData, KnownState } from './known-data.service.js';
import type { KnownMail } from './known-mails.queries.js';

const FORMS: Record<ConsentForm, string> = {
  newsletter: 'by the form at the foot of a page',
  dates: 'by the form for the dates of a course',
  site: 'by a form of the site',
  api: 'by a program',
  mail: 'by the link in a mail',
};

const MAIL_STATES: Record<MailState, string> = {
  waiting: 'is on its way',
  sent: 'sent',
  refused: 'refused by the mail server',
  failed: 'could not be sent',
  dropped: 'not sent, as it was no longer wanted',
};

export function toKnownPage(link: KnownState, token: string): NoticePage {
  if (link.state === 'unknown') return unknownLinkPage();
  if (link.state === 'unsubscribed') {
    return noticePage(200, 'We know nothing of you any more', [
      `<p>We erased your address on ${inWords(link.since)}, with all that stood beside it.</p>`,
      '<p>What is left is this date, the code in your link, and a fingerprint that does not give the address away. By it we do not add the address again from an old list.</p>',
      '<p>To get the newsletter again, subscribe at the foot of any page.</p>',
      HOME,
    ]);
  }
  const path = `/unsubscribe/${token}`;
  const { deletedAt } = link.data;
  return noticePage(200, 'What we know of you', [
    ...(deletedAt ? [toDeletionWords(deletedAt)] : []),
    toList(link.data),
    `<a class="primary" href="${path}/data/file" download>Download as a file</a>`,
    `<form method="post" action="${path}/data/erase"><button class="secondary">Erase all of it</button></form>`,
    ...(deletedAt ? [] : [`<a class="quiet" href="${path}">Unsubscribe, with an undo</a>`]),
  ]);
}

/** Asks before it is done. */
export function toErasurePage(link: KnownState, token: string): NoticePage {
  if (link.state !== 'known') return toKnownPage(link, token);
  const path = `/unsubscribe/${token}/data`;
  return noticePage(200, 'Erase what we know of you?', [
    `<p><strong>${escapeHtml(link.data.email)}</strong> gets no more newsletters, and we erase the address with all that stands beside it. This cannot be undone.</p>`,
    `<form method="post" action="${path}/erase"><input type="hidden" name="sure" value="yes">` +
      '<button class="primary">Erase for good</button></form>',
    `<a class="quiet" href="${path}">Keep it</a>`,
  ]);
}

function toList({ email, subscribedAt, consents, mails }: KnownData): string {
  const noConsent = 'Not known: you were added from a list, or before we kept this.';
  return (
    `<dl>${toEntry('Address', [email])}` +
    toEntry('Subscribed since', [momentInWords(subscribedAt)]) +
    toEntry(
      'What you agreed to',
      consents?.map((consent) => toConsentWords(consent)) ?? [noConsent],
    ) +
    toMailEntry(mails) +
    toNetworkEntry(consents) +
    '</dl>'
  );
}

/** @param entered what the first act is called */
export function toConsentWords(
  { act, at, form, text, words }: WordedConsent,
  entered = 'Subscribed',
): string {
  return (
    `${act === 'confirmed' ? 'Confirmed' : entered} on ${momentInWords(new Date(at))}, ` +
    `${FORMS[form]}${words ? `, which said ${words}` : ''} (version ${text} of the words)`
  );
}

export function toMailEntry(mails: KnownMail[]): string {
  const sent = mails.map(
    ({ createdAt, state }) =>
      `To confirm your address, ${momentInWords(createdAt)}: ${MAIL_STATES[state]}`,
  );
  const none = 'None in the last 90 days. Newsletters are sent by another program.';
  return toEntry('Mails about your subscription', sent.length > 0 ? sent : [none]);
}

export function toNetworkEntry(consents: WordedConsent[] | null): string {
  return toEntry('Network address', [
    consents ? 'Not kept. A keyed fingerprint of it is in the file.' : 'Not kept.',
  ]);
}

export function toEntry(term: string, values: string[]): string {
  return `<div><dt>${term}</dt>${values.map((value) => `<dd>${escapeHtml(value)}</dd>`).join('')}</div>`;
}
