import escapeHtml from 'escape-html';
import { momentInWords } from '../../common/text/in-words.js';
import { type NoticePage, noticePage } from '../../rendering/notice.js';
import { toConfirmationPage } from '../confirmation/confirmation.pages.js';
import { toConsentWords, toEntry, toMailEntry, toNetworkEntry } from './known-data.pages.js';
import type { PendingData, PendingState } from './pending-data.service.js';

type Shown = Exclude<PendingState, { state: 'subscribed' }>;

export function toPendingPage(link: Shown, token: string): NoticePage {
  if (link.state !== 'known') return toConfirmationPage(link, token);
  const path = `/confirm-subscription/${token}`;
  return noticePage(200, 'What we know of you', [
    '<p>You have not confirmed yet that you want the newsletter, and get none until then.</p>',
    toList(link.data),
    `<a class="primary" href="${path}/data/file" download>Download as a file</a>`,
    `<form method="post" action="${path}/data/erase"><button class="secondary">Erase all of it</button></form>`,
    `<a class="quiet" href="${path}">Confirm your subscription</a>`,
  ]);
}

/** Asks before it is done. */
export function toPendingErasurePage(link: Shown, token: string): NoticePage {
  if (link.state !== 'known') return toPendingPage(link, token);
  const path = `/confirm-subscription/${token}/data`;
  return noticePage(200, 'Erase what we know of you?', [
    `<p>We erase <strong>${escapeHtml(link.data.email)}</strong> with all that stands beside it, and the link in the mail confirms nothing any more. This cannot be undone.</p>`,
    `<form method="post" action="${path}/erase"><input type="hidden" name="sure" value="yes">` +
      '<button class="primary">Erase for good</button></form>',
    `<a class="quiet" href="${path}">Keep it</a>`,
  ]);
}

function toList(data: PendingData): string {
  const { email, askedAt, remindedAt, forgottenAt, consents, mails } = data;
  const entered = consents?.map((consent) => toConsentWords(consent, 'Entered'));
  return (
    `<dl>${toEntry('Address', [email])}` +
    toEntry('What you agreed to', entered ?? [momentInWords(askedAt)]) +
    toEntry('Reminded', [remindedAt ? momentInWords(remindedAt) : 'Not yet']) +
    toEntry('Forgotten unless you confirm', [momentInWords(forgottenAt)]) +
    toMailEntry(mails) +
    toNetworkEntry(consents) +
    '</dl>'
  );
}
