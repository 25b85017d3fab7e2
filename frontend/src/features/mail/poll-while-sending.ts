import type { MailStateDto } from '../../api/generated/model/mailStateDto';

/** Milliseconds between two requests while a mail is on its way. */
const POLL_INTERVAL = 5_000;

type MaybeMail = MailStateDto | null | undefined;

/** Whether it waits for its first try. */
export function isSending(mail: MaybeMail): mail is MailStateDto {
  return mail?.state === 'waiting' && mail.tries === 0;
}

/** The `refetchInterval` of a query with these mails: none once all of them have been tried. */
export function pollWhileSending(mails: readonly MaybeMail[] = []): number | false {
  return mails.some(isSending) && POLL_INTERVAL;
}
