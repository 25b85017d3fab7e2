import type { MailStateDto } from '../../api/generated/model/mailStateDto';

/** Milliseconds between requests while a mail is being sent. */
const POLL_INTERVAL = 5_000;

type MaybeMail = MailStateDto | null | undefined;

/** Returns whether the mail is waiting for its first attempt. */
export function isSending(mail: MaybeMail): mail is MailStateDto {
  return mail?.state === 'waiting' && mail.tries === 0;
}

/** Returns the `refetchInterval` of a query: false once each mail was attempted. */
export function pollWhileSending(mails: readonly MaybeMail[] = []): number | false {
  return mails.some(isSending) && POLL_INTERVAL;
}
