import type { Email } from 'postal-mime';
import type { LocalMail } from '../../../../frontend/src/server/contract.ts';
import type { MessagePageAnswer } from '../../rendering/message-page.js';

export function toListPage(mails: readonly Email[]): MessagePageAnswer {
  return { status: 200, page: { kind: 'mailbox', mails: mails.map(toLocalMail) } };
}

export function toMailPage(email: Email): MessagePageAnswer {
  const { html = '', text = '' } = email;
  return { status: 200, page: { kind: 'mail', mail: toLocalMail(email), html, text } };
}

function toLocalMail({ messageId = '', subject = '', to = [], date }: Email): LocalMail {
  return {
    id: /^<([^@]+)@/.exec(messageId)?.[1] ?? '',
    subject,
    recipients: to.map(({ address }) => address).join(', '),
    date: date && new Date(date).toISOString(),
  };
}
