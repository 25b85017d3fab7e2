import { CsvError, parse } from 'csv-parse/sync';
import type { IncomingMessage } from 'node:http';
import { readUploadedText } from '../../common/http/read-uploaded-text.js';
import { InvalidInputError } from '../../common/problem/app-error.js';
import { LIMITS } from '../../common/validation/limits.js';

const MAX_BYTES = 256 * 1024;
const MAX_ROWS = 5_000;
export const TOO_LARGE = 'The file is larger than 256 KB. Import it in parts.';

const COLUMNS = 'The first line must name the columns “from” and “to”.';

export interface RedirectLine {
  line: number;
  from: string;
  to: string;
}

/**
 * Reads a CSV file with the columns `from` and `to`. Other columns and empty lines are ignored.
 * @throws InvalidInputError for a file that is no such CSV, TooLargeError
 */
export async function readRedirectsCsv(file: IncomingMessage): Promise<RedirectLine[]> {
  const text = await readUploadedText(file, MAX_BYTES, TOO_LARGE);
  const [head = ''] = text.split('\n', 1);
  const delimiter = [',', ';', '\t'].find((one) => head.includes(one)) ?? ',';
  const rows = parseRows(text, delimiter);
  if (rows.length === 0) throw refusal(`The file has no redirects. ${COLUMNS}`);
  if (rows.length > MAX_ROWS)
    throw refusal(`The file has more than ${MAX_ROWS.toLocaleString('en')} lines.`);
  return rows.map(({ record, info }) => ({
    line: info.lines,
    from: record['from']?.trim() ?? '',
    to: record['to']?.trim() ?? '',
  }));
}

interface Row {
  record: Partial<Record<string, string>>;
  info: { lines: number };
}

function parseRows(text: string, delimiter: string): Row[] {
  try {
    return parse(text, {
      bom: true,
      columns: toColumns,
      delimiter,
      info: true,
      max_record_size: 4 * LIMITS.url,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }) as unknown as Row[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? error['lines'] : 1;
    throw refusal(`Line ${line} cannot be read; a quotation mark may be open.`);
  }
}

function toColumns(head: string[]): string[] {
  const columns = head.map((name) => name.trim().toLowerCase());
  if (columns.includes('from') && columns.includes('to')) return columns;
  throw refusal(COLUMNS);
}

function refusal(message: string): InvalidInputError {
  return new InvalidInputError([{ field: 'file', message }], message);
}
