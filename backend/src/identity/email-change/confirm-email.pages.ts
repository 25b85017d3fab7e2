import type { MessagePageAnswer } from '../../rendering/message-page.js';
import type { EmailChangeState } from './email-change.state.js';

const STATUSES: Partial<Record<EmailChangeState['state'], number>> = {
  done: 200,
  taken: 409,
  unknown: 404,
};

export function toConfirmPage(link: EmailChangeState): MessagePageAnswer {
  const kind = 'confirm-email';
  if (link.state !== 'open') {
    return { status: STATUSES[link.state] ?? 410, page: { kind, ...link } };
  }
  const { email, user } = link.change;
  return { status: 200, page: { kind, state: 'open', email, username: user.username } };
}
