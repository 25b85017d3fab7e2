import { simplified } from './csv-layout.js';

export type LeavingReason = 'unsubscribed' | 'bounced' | 'complained' | 'unconfirmed';

/** Why a subscription has ended elsewhere. Null: it has not ended. An admin decides about unknown statuses. */
type Standing = LeavingReason | UnknownStatus | null;

interface UnknownStatus {
  status: string;
  isActive: boolean;
}

type Kind = 'status' | 'subscribed' | LeavingReason;

export interface StatusColumn {
  index: number;
  kind: Kind;
}

/** Status words of Kit, beehiiv, Mailchimp, MailerLite, Substack, Ghost, Brevo and others, simplified. */
const WORDS: Record<LeavingReason | 'active', string> = {
  active:
    'active subscribed confirmed enabled verified optin optedin singleoptin doubleoptin cold free paid comp comped ' +
    'complimentary gift premium aktiv angemeldet abonniert bestatigt actif abonne inscrit confirme activo suscrito ' +
    'confirmado attivo iscritto confermato ativo inscrito actief aangemeld bevestigd',
  unsubscribed:
    'unsubscribed unsubscribe inactive cancelled canceled optout optedout removed deleted disabled archived ' +
    'suppressed blocked blocklisted blacklisted globallyunsubscribed unsubscribedbyadmin manuallyunsubscribed ' +
    'abgemeldet inaktiv gekundigt desabonne desinscrit inactif dadodebaja baja cancelado inactivo disiscritto ' +
    'cancellato inattivo inativo descadastrado afgemeld uitgeschreven inactief',
  bounced:
    'bounced bounce hardbounce hardbounced softbounce softbounced cleaned invalid invalidemail undeliverable ' +
    'undelivered dropped rebotado unzustellbar',
  complained:
    'complained complaint complaints junk spam spamcomplaint spamreport spamreported reportedspam markedasspam abuse',
  unconfirmed:
    'unconfirmed pending notconfirmed unverified validating needsapproval requiresverification ' +
    'awaitingconfirmation nonsubscribed notsubscribed neversubscribed transactional unbestatigt ausstehend ' +
    'nonconfirme enattente pendiente inattesa pendente',
};
const STANDINGS = new Map(
  Object.entries(WORDS).flatMap(([standing, words]) =>
    words
      .split(' ')
      .map((word) => [word, standing === 'active' ? null : (standing as LeavingReason)] as const),
  ),
);
const YES = new Set('true yes y 1 on ja oui si sim'.split(' '));
const NO = new Set('false no n 0 off nein non nee nao null never'.split(' '));

const STATUS =
  /^(email|e?mail(ing)?list|newsletter|contact|member|subscri(ber|ption)|marketing|optin|abo)*(email)?(status|statut)(email|newsletter)?$|^(email(marketing|campaigns?)|(email)?marketingstatus)$/;
/** These names can also head a part of a postal address, so the values decide. */
const AMBIGUOUS = new Set(['state', 'estado', 'stato', 'zustand']);
const SUBSCRIBED =
  /^(is)?(subscribed|optin|optedin|active|newsletter)$|^(subscribedto|accepts?|receives?)(email|newsletter|marketing|emailmarketing|updates)s?$|^email(optin|consent|permission)$/;
const TIME = '(at|on|time|date|am)?$';
const LEFT: readonly [LeavingReason, RegExp][] = [
  [
    'unsubscribed',
    new RegExp(
      '^(is|has|date|time|email|user)*(unsub(scribed?)?|opt(ed)?out|cancell?ed|deleted|removed|archived|disabled|' +
        'suppressed|bl(ack|ock)list(ed)?|abgemeldet|desinscrit|desabonne|baja|disiscritto)' +
        `(from(all)?emails?|ofemails?)?${TIME}`,
    ),
  ],
  [
    'bounced',
    new RegExp(`^(is|has|date|time|email|hard|soft)*(bounced?|clean(ed)?|undeliverable)${TIME}`),
  ],
  [
    'complained',
    new RegExp(
      `^(is|has|date|time|email)*(complain(t|ed)|spam(complaint|report(ed)?)?|junk(ed)?|abuse)${TIME}`,
    ),
  ],
];

export function findStatusColumns(header: string[], sample: string[][]): StatusColumn[] {
  return header.flatMap((name, index) => {
    const values = sample.map((record) => simplified(record[index])).filter((value) => value);
    const kind = kindOf(simplified(name), values);
    return kind ? [{ index, kind }] : [];
  });
}

function kindOf(name: string, values: string[]): Kind | undefined {
  const hasWord = values.some((value) => STANDINGS.has(value));
  if (AMBIGUOUS.has(name)) return hasWord ? 'status' : undefined;
  if (STATUS.test(name)) return 'status';
  if (SUBSCRIBED.test(name)) return 'subscribed';
  const left = LEFT.find(([, pattern]) => pattern.test(name));
  if (left) return left[0];
  const saysWho = values.some((value) => STANDINGS.get(value));
  return saysWho && values.every((value) => STANDINGS.has(value)) ? 'status' : undefined;
}

export function readStanding(
  record: string[],
  columns: StatusColumn[],
  active: ReadonlySet<string>,
): Standing {
  const standings = columns.map(({ index, kind }) => read(record[index] ?? '', kind));
  const reason = standings.find(
    (standing) => typeof standing === 'string' && standing !== 'unknown',
  );
  if (reason) return reason;
  const unknown = columns.filter((_column, n) => standings[n] === 'unknown');
  const statuses = unknown.map(({ index }) => toStatus(record[index] ?? ''));
  const status = statuses.find((one) => !active.has(statusKey(one))) ?? statuses[0];
  return status === undefined ? null : { status, isActive: active.has(statusKey(status)) };
}

function read(value: string, kind: Kind): LeavingReason | 'unknown' | null {
  const word = simplified(value);
  if (kind === 'status') return readStatus(word);
  // In other files this name heads the date of the subscription.
  if (kind === 'subscribed') return word === '' || isDate(word) ? null : readStatus(word);
  return word === '' || NO.has(word) || /^0+$/.test(word) ? null : kind;
}

function isDate(word: string): boolean {
  return /\d/.test(word) && !YES.has(word) && !NO.has(word);
}

function readStatus(word: string): LeavingReason | 'unknown' | null {
  if (YES.has(word)) return null;
  if (NO.has(word)) return 'unsubscribed';
  const standing = STANDINGS.get(word);
  return standing === undefined ? 'unknown' : standing;
}

const LONGEST_STATUS = 100;

function toStatus(value: string): string {
  const shown = value.trim().slice(0, LONGEST_STATUS).toWellFormed().replaceAll(',', ' ');
  return shown || '(none)';
}

export function statusKey(value: string): string {
  return simplified(toStatus(value));
}
