import { type DateStyle, momentInWords } from '../../common/text/in-words.js';
import type { MessagePageAnswer } from '../../rendering/message-page.js';
import { toConfirmationPage } from '../confirmation/confirmation.pages.js';
import { toDataPage } from './known-data.pages.js';
import type { PendingState } from './pending-data.service.js';

type Shown = Exclude<PendingState, { state: 'subscribed' }>;

export function toPendingPage(link: Shown, token: string, style: DateStyle): MessagePageAnswer {
  if (link.state !== 'known') return toConfirmationPage(link, token, style);
  const { askedAt, remindedAt, forgottenAt } = link.data;
  return toDataPage({ path: `/confirm-subscription/${token}`, style }, link.data, {
    pending: {
      askedAt: momentInWords(askedAt, style),
      remindedAt: remindedAt && momentInWords(remindedAt, style),
      forgottenAt: momentInWords(forgottenAt, style),
    },
  });
}

export function toPendingErasurePage(
  link: Shown,
  token: string,
  style: DateStyle,
): MessagePageAnswer {
  if (link.state !== 'known') return toPendingPage(link, token, style);
  const { email } = link.data;
  const path = `/confirm-subscription/${token}`;
  return { status: 200, page: { kind: 'data-erasure', path, email, isPending: true } };
}
