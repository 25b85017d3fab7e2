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

/** Bytes; some 300,000 addresses, which are read in a few seconds. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Characters, in which the columns and the separator are found. */
const HEAD = 32_768;
const MAX_SHOWN = 100;
/** Bytes that are read before others have their turn: all lines in them are, and some may have a character. */
const AT_ONCE = 4_096;
export const TOO_LARGE = 'The file is larger than 8 MB. Import it in parts.';

/** The export puts an apostrophe before what a spreadsheet would run. */
const ESCAPED = /^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/;

interface ImportedLine {
  line: number;
  /** As the file has it. */
  value: string;
}

export interface ImportedAddress extends ImportedLine {
  email: string;
  /** Null: the file does not say. */
  since: Date | null;
  /** Null: the subscription goes on. */
  reason: LeavingReason | 'unknown' | null;
  /** Only one that is not known. */
  status?: string;
}

export interface UnreadableLine extends ImportedLine {
  message: string;
}

/** Columns count from 1, as people do. */
export interface CsvChoice {
  email_column?: number;
  /** 0: none. */
  date_column?: number;
  /** Statuses, separated by commas, that are as good as “active”. */
  active_statuses?: string;
}

export interface SubscribersCsv {
  columns: CsvColumn[];
  email_column: number | null;
  date_column: number | null;
  lines: AsyncGenerator<ImportedAddress | UnreadableLine>;
}

interface Columns {
  /** Undefined: nobody knows which, and no line is read. */
  email: number | undefined;
  date: number | undefined;
  dateName: string;
  statuses: StatusColumn[];
  active: ReadonlySet<string>;
}

/**
 * Reads an upload as it comes, with the separator and the columns that its first lines show.
 * @throws InvalidInputError when the whole is no such file, here or from `lines`; TooLargeError
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
    () => undefined, // Whoever reads on is told.
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

/** Whether a stray quotation mark has made a cell of other people's lines. */
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
  // A refused upload must not take the connection along, on which the answer goes.
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
  const faults = [
    !(isEmail(value) && VISIBLE.test(value)) && { value, message: 'Invalid email address' },
    !isPast && { value: day, message: `${dateName} must be a past ISO 8601 date` },
  ];
  const fault = faults.find((found) => found !== false);
  if (fault) return { line, ...fault, value: fault.value.slice(0, MAX_SHOWN).toWellFormed() };
  const standing = readStanding(record, statuses, active);
  const address = { line, value, email: toAddress(value), since };
  return typeof standing === 'object' && standing !== null
    ? { ...address, reason: standing.isActive ? null : 'unknown', status: standing.status }
    : { ...address, reason: standing };
}

function refusal(message: string): InvalidInputError {
  return new InvalidInputError([{ field: 'file', message }]);
}
