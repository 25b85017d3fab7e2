import { isEmail } from 'class-validator';
import { CsvError, type Info, parse } from 'csv-parse';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { InvalidInputError, TooLargeError } from '../../common/problem/app-error.js';
import { VISIBLE } from '../../common/text/visible.js';
import { toAddress } from '../email-address.js';

/** Bytes; some 300,000 addresses, which are read in a few seconds. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Characters. */
const MAX_RECORD = 10_000;
const MAX_SHOWN = 100;
/** Bytes that are read before others have their turn: all lines in them are, and some may have a character. */
const AT_ONCE = 4_096;
export const TOO_LARGE = 'The file is larger than 8 MB. Import it in parts.';

const EMAIL_COLUMNS = ['email', 'e-mail', 'email address', 'e-mail address', 'mail'];
const DATE_COLUMN = 'subscribed date';
/** ISO 8601 with its zone, as the export writes it. */
const DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;
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
}

export interface UnreadableLine extends ImportedLine {
  message: string;
}

interface Columns {
  email: number;
  /** -1: the file has no such column. */
  since: number;
  /** Whether the first line names them, or is an address already. */
  areNamed: boolean;
}

/**
 * Reads an upload as it comes: comma, semicolon or tab, with or without names of columns.
 * @throws InvalidInputError when the whole is no such file; TooLargeError
 */
export async function* readSubscribersCsv(
  file: IncomingMessage,
): AsyncGenerator<ImportedAddress | UnreadableLine> {
  const records: AsyncIterable<{ record: string[]; info: Info }> = pipeline(
    toText(file),
    parse({
      bom: true,
      delimiter: [',', ';', '\t'],
      info: true,
      max_record_size: MAX_RECORD,
      relax_column_count: true,
      relax_quotes: true,
      skip_records_with_empty_values: true,
      trim: true,
    }),
    () => undefined, // Whoever reads on is told.
  );
  let columns: Columns | undefined;
  try {
    for await (const { record, info } of records) {
      const isFirst = columns === undefined;
      columns ??= findColumns(record);
      if (!isFirst || !columns.areNamed) yield readLine(record, info.lines, columns);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw refusal(`A line has more than ${MAX_RECORD} characters; a quotation mark may be open.`);
  }
  if (!columns) throw refusal('The file is empty.');
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

function findColumns(first: string[]): Columns {
  const names = first.map((name) => name.toLowerCase());
  const named = names.findIndex((name) => EMAIL_COLUMNS.includes(name));
  if (named >= 0) return { email: named, since: names.indexOf(DATE_COLUMN), areNamed: true };
  const email = first.findIndex((value) => isEmail(value));
  if (email < 0) throw refusal('The first line must name a column “Email”.');
  return { email, since: -1, areNamed: false };
}

function readLine(
  record: string[],
  line: number,
  { email, since }: Columns,
): ImportedAddress | UnreadableLine {
  const value = (record[email] ?? '').trim().replace(ESCAPED, '');
  const date = record[since] ?? '';
  const faults = [
    !(isEmail(value) && VISIBLE.test(value)) && { value, message: 'Invalid email address' },
    !isPast(date) && { value: date, message: 'Subscribed Date must be a past ISO 8601 date' },
  ];
  const fault = faults.find((found) => found !== false);
  if (fault) return { line, ...fault, value: fault.value.slice(0, MAX_SHOWN).toWellFormed() };
  return { line, value, email: toAddress(value), since: date === '' ? null : new Date(date) };
}

function isPast(date: string): boolean {
  return date === '' || (DATE.test(date) && Date.parse(date) <= Date.now());
}

function refusal(message: string): InvalidInputError {
  return new InvalidInputError([{ field: 'file', message }]);
}
