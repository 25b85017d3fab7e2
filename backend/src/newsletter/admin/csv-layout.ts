import { isEmail } from 'class-validator';
import type { Options } from 'csv-parse';
import { parse } from 'csv-parse/sync';

/** Removes case, accents and everything but letters and digits, to compare column names and statuses. */
export function simplified(text = ''): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

const SEPARATORS = [',', ';', '\t', '|'];
export const MAX_RECORD = 10_000;
/** Records that decide which columns have addresses and dates. */
const SAMPLE = 200;

const EMAIL_NAMES = new Set(
  [
    'email, e mail, mail, email address, mail address, primary email, email primary, subscriber, subscriber email',
    'contact email, user email, member email, customer email, work email, your email, email id, email adress',
    'e-mail-adresse, mailadresse, adresse e-mail, adresse mail, adresse de messagerie, courriel, adresse courriel',
    'adresse électronique, courrier électronique, correo, correo electrónico, dirección de correo, dirección de email',
    'dirección de correo electrónico, endereço de e-mail, endereço eletrônico, correio eletrônico, indirizzo e-mail',
    'indirizzo mail, indirizzo di posta elettronica, posta elettronica, e-mailadres, mailadres, e-post, e-postadress',
    'e-postadresse, sähköposti, sähköpostiosoite, adres e-mail, adres mailowy, e-mailová adresa, email cím',
    'adresă de email, e-posta, e-posta adresi, электронная почта, адрес электронной почты, почта, електронна пошта',
    'メール, メールアドレス, eメール, 电子邮件, 电子邮箱, 邮箱, 電子郵件, 이메일, 이메일 주소, البريد الإلكتروني, אימייל',
  ]
    .join(', ')
    .split(', ')
    .map(simplified),
);
const DATE_NAMES = [
  'subscribed date, subscribed at, date subscribed, subscription date, subscribe date, subscribed, subscribed on',
  'confirm time, confirmed at, optin time, opt in time, opt in date, signup date, signed up at, sign up date',
  'created at, created, date created, creation date, added time, date added, added at, joined, join date',
]
  .join(', ')
  .split(', ')
  .map(simplified);
/** ISO 8601 or a common database format, in UTC unless it names a zone. */
const DATE =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(Z|UTC|GMT|[+-]\d{2}:?\d{2})?)?$/i;
const LIKE_A_DATE = /^\d{1,4}([-./])\d{1,2}\1\d{1,4}(?!\d)/;

export interface CsvLayout {
  separator: string;
  /** The separator between quoted lines. Undefined: lines are not quoted whole. */
  outer: string | undefined;
  /** Records above the addresses, including the column names. */
  skipped: number;
  columns: CsvColumn[];
  email: number | undefined;
  date: number | undefined;
  sample: string[][];
}

export interface CsvColumn {
  name: string;
  has_addresses: boolean;
  has_dates: boolean;
}

export const parseOptions = (delimiter: string) =>
  ({
    bom: true,
    delimiter,
    info: true,
    ltrim: true,
    max_record_size: MAX_RECORD,
    relax_column_count: true,
    relax_quotes: true,
  }) satisfies Options;

export function findLayout(head: string): CsvLayout {
  const named = /^\uFEFF?"?sep=(.)/i.exec(head)?.[1];
  const separators = named === undefined ? SEPARATORS : [named];
  const plain = best(
    separators.map((separator) => toTable(readRecords(head, separator), separator)),
  );
  if (plain.rank > 0) return toLayout(plain);
  const quoted = SEPARATORS.flatMap((outer) => {
    const lines = readRecords(head, outer);
    return separators.map((separator) =>
      toTable(
        lines.map((line) => unwrap(line, separator)),
        separator,
        outer,
      ),
    );
  });
  const wrapped = best(quoted);
  return toLayout(wrapped.rank > 0 ? wrapped : plain);
}

/** Returns the cells of a line that is quoted whole, such as `"Email,Name"`. */
export function unwrap(record: string[], separator: string): string[] {
  const [first = '', ...rest] = record;
  if (rest.some((cell) => cell.trim() !== '')) return record;
  return readRecords(first, separator)[0] ?? [];
}

export function clean(cell = ''): string {
  const text = cell.trim();
  return text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1).trim() : text;
}

/** Returns null if the text is not a supported date. */
export function readDate(text: string): Date | null {
  const [, day, time = '00:00', zone = 'Z'] = DATE.exec(text) ?? [];
  if (day === undefined) return null;
  const date = new Date(
    `${day}T${time}${/^[+-]/.test(zone) ? zone.replace(/(\d{2}):?(\d{2})$/, '$1:$2') : 'Z'}`,
  );
  return Number.isNaN(date.getTime()) ? null : date;
}

function isAddress(text: string): boolean {
  return text.includes('@') && isEmail(text);
}

interface Table {
  rank: number;
  separator: string;
  outer: string | undefined;
  header: number;
  records: string[][];
}

function readRecords(text: string, separator: string): string[][] {
  const records: string[][] = [];
  try {
    parse(text, {
      ...parseOptions(separator),
      info: false,
      to: SAMPLE,
      on_record: (record: string[]) => {
        records.push(record.map((cell) => clean(cell)));
        return null;
      },
    });
  } catch {
    // Reading the whole file later reports the error with its line.
  }
  return records;
}

function toTable(records: string[][], separator: string, outer?: string): Table {
  const addresses = records.findIndex((record) => record.some(isAddress));
  const above = addresses < 0 ? records : records.slice(0, addresses);
  const named = above.findLastIndex((record) =>
    record.some((cell) => EMAIL_NAMES.has(simplified(cell))),
  );
  const table = { separator, outer, records };
  if (named >= 0) return { ...table, rank: 2, header: named };
  const width = records[addresses]?.length ?? Math.max(...records.map(({ length }) => length));
  const header = records.findIndex(({ length }) => length === width);
  return { ...table, rank: addresses < 0 ? 0 : 1, header: header === addresses ? -1 : header };
}

function best(tables: Table[]): Table {
  const widthOf = ({ header, records }: Table) => records[Math.max(header, 0)]?.length ?? 0;
  return tables.reduce((one, other) =>
    other.rank > one.rank || (other.rank === one.rank && widthOf(other) > widthOf(one))
      ? other
      : one,
  );
}

function toLayout({ separator, outer, header, records }: Table): CsvLayout {
  const sample = records.slice(header + 1);
  const names = records[header] ?? (records[0] ?? []).map(() => '');
  const valuesOf = (index: number) =>
    sample.map((record) => record[index] ?? '').filter((value) => value !== '');
  const addresses = names.map((_name, index) => valuesOf(index).filter(isAddress).length);
  const columns = names.map((name, index) => ({
    name,
    has_addresses: (addresses[index] ?? 0) > 0,
    has_dates: areAll(valuesOf(index), (value) => LIKE_A_DATE.test(value)),
  }));
  return {
    separator,
    outer,
    skipped: header + 1,
    columns,
    email: findEmail(names, addresses),
    date: findDate(names, (index) => areAll(valuesOf(index), (value) => readDate(value) !== null)),
    sample,
  };
}

function areAll(values: string[], test: (value: string) => boolean): boolean {
  return values.length > 0 && values.every(test);
}

function findEmail(names: string[], addresses: number[]): number | undefined {
  const all = [...names.keys()];
  const holding = all.filter((index) => (addresses[index] ?? 0) > 0);
  const named = all.filter((index) => EMAIL_NAMES.has(simplified(names[index])));
  const [first, ...more] = holding.filter((index) => named.includes(index));
  if (first !== undefined) {
    return more.reduce(
      (one, other) => ((addresses[other] ?? 0) > (addresses[one] ?? 0) ? other : one),
      first,
    );
  }
  if (holding.length === 0) return named[0];
  return holding.length === 1 ? holding[0] : undefined;
}

function findDate(names: string[], isReadable: (index: number) => boolean): number | undefined {
  const own = names.findIndex((name) => simplified(name) === DATE_NAMES[0]);
  if (own >= 0) return own;
  const found = DATE_NAMES.flatMap((wanted) =>
    names.flatMap((name, index) =>
      simplified(name) === wanted && isReadable(index) ? [index] : [],
    ),
  );
  return found[0];
}
