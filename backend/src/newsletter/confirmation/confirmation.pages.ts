import { DAYS_REMEMBERED, DAYS_TO_CONFIRM } from '../../common/links/link-tokens.service.js';
import { type DateStyle, inWords, momentInWords } from '../../common/text/in-words.js';
import type { MessagePageAnswer } from '../../rendering/message-page.js';
import type { ConfirmationState } from './confirmation.service.js';

export function toConfirmationPage(
  link: ConfirmationState,
  token: string,
  style: DateStyle,
): MessagePageAnswer {
  const kind = 'confirm-subscription';
  switch (link.state) {
    case 'open': {
      const dataPath = `/confirm-subscription/${token}/data`;
      const until = momentInWords(link.until, style);
      return { status: 200, page: { kind, ...link, dataPath, until } };
    }
    case 'done': {
      const dataPath = `/unsubscribe/${link.token}/data`;
      return { status: 200, page: { kind, ...link, dataPath } };
    }
    case 'used':
      return { status: 200, page: { kind, state: link.state, since: inWords(link.since, style) } };
    case 'erased': {
      const days = DAYS_TO_CONFIRM + DAYS_REMEMBERED;
      return { status: 200, page: { kind, state: link.state, days } };
    }
    case 'expired':
      return { status: 410, page: { kind, state: link.state, days: DAYS_TO_CONFIRM } };
    case 'unknown':
      return { status: 404, page: { kind, state: link.state } };
  }
}
