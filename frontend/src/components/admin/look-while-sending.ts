import type { MailStateDto } from '../../api/generated/model/mailStateDto';

/** Milliseconds between looks at what becomes of mails that are on their way. */
const LOOK_EVERY = 2_000;

/** How often to ask again while one of these mails waits for its first try. */
export function lookWhileSending(
  mails: readonly (MailStateDto | null | undefined)[] = [],
): number | false {
  return mails.some((mail) => mail?.state === 'waiting' && mail.tries === 0) ? LOOK_EVERY : false;
}
