import { stringify } from 'csv-stringify/sync';
import { toSlug } from '../../common/text/slug.js';
import type { Offering } from '../offering.entity.js';
import type { Registration } from './registration.entity.js';

/** Writes RFC 4180 with times in UTC. An apostrophe keeps spreadsheets from running text as a formula. */
export function toCsv({ questions }: Offering, registrations: Registration[]): string {
  const rows = registrations.map(({ name, email, status, registeredAt, hasAttended, answers }) => [
    ...[name, email, status, registeredAt.toISOString()],
    hasAttended === null ? '' : hasAttended ? 'yes' : 'no',
    ...questions.map(({ id }) => answers[id] ?? ''),
  ]);
  return stringify(rows, {
    bom: true,
    header: true,
    columns: [
      ...['Name', 'Email', 'Status', 'Registered', 'Attended'],
      ...questions.map(({ label }) => label),
    ].map((header, index) => ({ key: String(index), header })),
    record_delimiter: '\r\n',
    quote_record_delimiter: true,
    escape_formulas: true,
  });
}

export function toFileName({ id, title }: Offering): string {
  return `participants_${toSlug(title) || id}.csv`;
}
