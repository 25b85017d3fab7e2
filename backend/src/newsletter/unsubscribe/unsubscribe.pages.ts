import { type DateStyle, inWords, momentInWords } from '../../common/text/in-words.js';
import type { MessagePageAnswer } from '../../rendering/message-page.js';
import type { LinkState } from './unsubscribe.service.js';

export interface PageContext {
  token: string;
  undone: boolean;
  style: DateStyle;
}

export function toPage(link: LinkState, { token, undone, style }: PageContext): MessagePageAnswer {
  const kind = 'unsubscribe';
  const path = `/unsubscribe/${token}`;
  switch (link.state) {
    case 'unknown':
      return { status: 404, page: { kind, ...link } };
    case 'subscribed':
      if (undone) return { status: 200, page: { kind, state: 'undone', email: link.email } };
      return { status: 200, page: { kind, path, ...link } };
    case 'deleted': {
      const deletedAt = momentInWords(link.kept.deletedAt, style);
      return { status: 200, page: { kind, state: link.state, path, deletedAt } };
    }
    case 'unsubscribed': {
      const texts = { path, since: inWords(link.since, style), isTooLate: undone };
      return { status: undone ? 410 : 200, page: { kind, ...link, ...texts } };
    }
  }
}
