import type { MailStateDto } from '../../api/generated/model/mailStateDto';

/** Milliseconds between looks at what becomes of mails that are on their way: of new ones, and at most. */
const SHORTEST = 2_000;
const LONGEST = 30_000;
/** How old a mail may be that is still looked at. */
const OLDEST = 3_600_000;

type MaybeMail = MailStateDto | null | undefined;

/** Whether it waits for its first try. */
export function isOnItsWay(mail: MaybeMail): mail is MailStateDto {
  return mail?.state === 'waiting' && mail.tries === 0;
}

/** How often to ask again while one of these mails waits for its first try: the longer it does, the less often. */
export function lookWhileSending(mails: readonly MaybeMail[] = []): number | false {
  const ages = mails.filter(isOnItsWay).map(({ since }) => Date.now() - Date.parse(since));
  const age = Math.min(...ages);
  return age <= OLDEST && Math.min(Math.max(age / 10, SHORTEST), LONGEST);
}
