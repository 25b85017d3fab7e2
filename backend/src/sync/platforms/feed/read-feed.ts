import { CsvError, parse } from 'csv-parse/sync';

/** A CSV or JSON file that is no list of courses. The message says what would be right. */
export class FeedFormatError extends Error {}

const NEEDED = ['id', 'title', 'url'];
const COLUMNS = 'The first line must name the columns, at least “id”, “title” and “url”.';
const MOST_OF_RECORD = 200_000;

/**
 * Reads a feed of courses. JSON is a list of objects, or an object with that list as `courses`; everything else is read
 * as CSV, separated by commas, semicolons or tabs. Column names may be in any case.
 * @throws FeedFormatError
 */
export function readFeed(text: string): unknown[] {
  const start = text.replace(/^\uFEFF/, '').trimStart();
  if (start === '') throw new FeedFormatError('The feed is empty.');
  if (start.startsWith('<'))
    throw new FeedFormatError('This is a web page, not a CSV or JSON feed.');
  return /^[[{]/.test(start) ? readJson(start) : readCsv(text);
}

function readJson(text: string): unknown[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new FeedFormatError('The JSON is incomplete or wrong.');
  }
  const courses = Array.isArray(value) ? value : (value as { courses?: unknown }).courses;
  if (Array.isArray(courses)) return courses;
  throw new FeedFormatError(
    'The JSON must be a list of courses, or an object with that list as “courses”.',
  );
}

function readCsv(text: string): unknown[] {
  const [head = ''] = text.split('\n', 1);
  const delimiter = [',', ';', '\t'].find((one) => head.includes(one)) ?? ',';
  try {
    return parse(text, {
      bom: true,
      columns: toColumns,
      delimiter,
      max_record_size: MOST_OF_RECORD,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error['lines'] === 'number' ? error['lines'] : 1;
    throw new FeedFormatError(`Line ${line} cannot be read; a quotation mark may be open.`);
  }
}

function toColumns(head: string[]): string[] {
  const columns = head.map((name) => name.trim().toLowerCase());
  if (NEEDED.every((name) => columns.includes(name))) return columns;
  throw new FeedFormatError(COLUMNS);
}
