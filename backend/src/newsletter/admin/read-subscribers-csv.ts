import { isEmail } from 'class-validator';
import { CsvError, type Info, parse } from 'csv-parse';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { InvalidInputError, TooLargeError } from '../../common/problem/app-error.js';
import { VISIBLE } from '../../common/text/visible.js';
import { toAddress } from '../subscription.mapper.js';
import {
  clean,
  type CsvColumn,
  type CsvLayout,
  findLayout,
  MAX_RECORD,
  parseOptions,
  readDate,
  unwrap,
} from './csv-layout.js';
import {
  findStatusColumns,
  type LeavingReason,
  readStanding,
  type StatusColumn,
  statusKey,
} from './left-elsewhere.js';

/** Bytes. A file of this size has about 300,000 addresses and takes a few seconds to read. */
const MAX_BYTES = 8 * 1024 * 1024;
const HEAD = 32_768;
const MAX_SHOWN = 100;
/** Bytes that are parsed before other requests get a turn. */
const AT_ONCE = 4_096;
export const TOO_LARGE = 'The file is larger than 8 MB. Import it in parts.';

/** The export puts an apostrophe before text that a spreadsheet would run as a formula. */
const ESCAPED = /^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/;

interface ImportedLine {
  line: number;
  value: string;
}

export interface ImportedAddress extends ImportedLine {
  email: string;
  since: Date | null;
  reason: LeavingReason | 'unknown' | null;
  status?: string;
}

export interface UnreadableLine extends ImportedLine {
  message: string;
}

/** Columns count from 1. */
export interface CsvChoice {
  email_column?: number;
  date_column?: number;
  active_statuses?: string;
}

export interface SubscribersCsv {
  columns: CsvColumn[];
  email_column: number | null;
  date_column: number | null;
  lines: AsyncGenerator<ImportedAddress | UnreadableLine>;
}

interface Columns {
  /** Undefined: the column is not known, so no line is read. */
  email: number | undefined;
  date: number | undefined;
  dateName: string;
  statuses: StatusColumn[];
  active: ReadonlySet<string>;
}

/**
 * Streams an upload with the separator and columns that its first lines show.
 * @throws InvalidInputError for an invalid file, here or from `lines`, TooLargeError
 */
export async function readSubscribersCsv(
  file: IncomingMessage,
  choice: CsvChoice,
): Promise<SubscribersCsv> {
  const text = toText(file);
  const head = await readHead(text);
  if (head.text.trim().replace(/^\uFEFF/, '') === '') throw refusal('The file is empty.');
  const layout = findLayout(head.isWhole ? head.text : wholeLines(head.text));
  const email = choice.email_column === undefined ? layout.email : choice.email_column - 1;
  const date = choice.date_column === undefined ? layout.date : choice.date_column - 1;
  for (const [field, column] of Object.entries({ email_column: email, date_column: date })) {
    if (column !== undefined && column >= layout.columns.length) {
      throw new InvalidInputError([
        { field, message: `must be at most ${layout.columns.length}, the columns of the file` },
      ]);
    }
  }
  const dateColumn = date === -1 ? undefined : date;
  const columns: Columns = {
    email,
    date: dateColumn,
    dateName: layout.columns[dateColumn ?? -1]?.name || 'Date',
    statuses: findStatusColumns(
      layout.columns.map(({ name }) => name),
      layout.sample,
    ).filter(({ index }) => index !== email),
    active: new Set(choice.active_statuses?.split(',').map(statusKey)),
  };
  return {
    columns: layout.columns,
    email_column: email === undefined ? null : email + 1,
    date_column: dateColumn === undefined ? null : dateColumn + 1,
    lines: readLines(joined(head.text, text), layout, columns),
  };
}

async function readHead(text: AsyncGenerator<string>) {
  let head = '';
  while (head.length < HEAD) {
    const next = await text.next();
    if (next.done) return { text: head, isWhole: true };
    head += next.value;
  }
  return { text: head, isWhole: false };
}

function wholeLines(text: string): string {
  return text.slice(0, text.lastIndexOf('\n') + 1);
}

async function* joined(head: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  for (let start = 0; start < head.length; start += AT_ONCE) {
    yield head.slice(start, start + AT_ONCE);
    await setImmediate();
  }
  yield* rest;
}

async function* readLines(
  text: AsyncGenerator<string>,
  { separator, outer, skipped, columns: named }: CsvLayout,
  columns: Columns,
): AsyncGenerator<ImportedAddress | UnreadableLine> {
  const records: AsyncIterable<{ record: string[]; info: Info }> = pipeline(
    text,
    parse(parseOptions(outer ?? separator)),
    () => undefined, // The loop below gets the error.
  );
  let read = 0;
  let begins = 1;
  try {
    for await (const { record, info } of records) {
      const line = begins;
      begins = info.lines + 1;
      read += 1;
      if (read <= skipped || columns.email === undefined) continue;
      const cells = outer === undefined ? record : unwrap(record, separator);
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (holdsLines(cells, separator, named.length)) {
        throw refusal(
          `Line ${line} has a quotation mark that takes in the lines below it. Close it, or remove it.`,
        );
      }
      yield readLine(cells, line, columns);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw refusal(
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? `Line ${begins} opens a quotation mark that is never closed.`
        : `Line ${begins} has more than ${MAX_RECORD} characters; a quotation mark may be open.`,
    );
  }
}

function holdsLines(cells: string[], separator: string, width: number): boolean {
  return cells.some(
    (cell) =>
      cell.includes('\n') &&
      cell
        .split(/\r?\n/)
        .slice(1)
        .map((line) => line.split(separator))
        .some((line) => line.length >= width && line.some((value) => isEmail(clean(value)))),
  );
}

async function* toText(file: IncomingMessage): AsyncGenerator<string> {
  if (Number(file.headers['content-length']) > MAX_BYTES) throw new TooLargeError(TOO_LARGE);
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let bytes = 0;
  // Refusing an upload must not close the connection, which still has to carry the response.
  const chunks: AsyncIterable<Buffer> = file.iterator({ destroyOnReturn: false });
  try {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) throw new TooLargeError(TOO_LARGE);
      for (let start = 0; start < chunk.length; start += AT_ONCE) {
        yield decoder.decode(chunk.subarray(start, start + AT_ONCE), { stream: true });
        await setImmediate();
      }
    }
    yield decoder.decode();
  } catch (error) {
    if (file.errored) throw refusal('The file did not arrive whole.');
    throw error instanceof TypeError
      ? refusal('The text is not in UTF-8. Save it as “CSV UTF-8”.')
      : error;
  }
}

function readLine(
  record: string[],
  line: number,
  { email = -1, date = -1, dateName, statuses, active }: Columns,
): ImportedAddress | UnreadableLine {
  const value = clean(record[email]).replace(ESCAPED, '');
  const day = clean(record[date]);
  const since = day === '' ? null : readDate(day);
  const isPast = since === null ? day === '' : since.getTime() <= Date.now();
  const errors = [
    !(isEmail(value) && VISIBLE.test(value)) && { value, message: 'Invalid email address' },
    !isPast && { value: day, message: `${dateName} must be a past ISO 8601 date` },
  ];
  const error = errors.find((found) => found !== false);
  if (error) return { line, ...error, value: error.value.slice(0, MAX_SHOWN).toWellFormed() };
  const standing = readStanding(record, statuses, active);
  const address = { line, value, email: toAddress(value), since };
  return typeof standing === 'object' && standing !== null
    ? { ...address, reason: standing.isActive ? null : 'unknown', status: standing.status }
    : { ...address, reason: standing };
}

function refusal(message: string): InvalidInputError {
  return new InvalidInputError([{ field: 'file', message }]);
}
