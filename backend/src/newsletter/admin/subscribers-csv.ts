import { stringify } from 'csv-stringify/sync';
import type { SubscriberRow } from './subscribers-cursor.queries.js';

/** Writes RFC 4180 with times in UTC. An apostrophe keeps spreadsheets from running text as a formula. */
export function toCsv(rows: SubscriberRow[], siteUrl: string, options: { first: boolean }): string {
  return stringify(
    rows.map(({ email, since, token }) => [email, since, `${siteUrl}/unsubscribe/${token}`]),
    {
      bom: options.first,
      header: options.first,
      columns: ['Email', 'Subscribed Date', 'Unsubscribe Link'],
      record_delimiter: '\r\n',
      quote_record_delimiter: true,
      escape_formulas: true,
    },
  );
}

export function toFileName(date: Date): string {
  return `newsletter_subscribers_${date.toISOString().slice(0, 10)}.csv`;
}
