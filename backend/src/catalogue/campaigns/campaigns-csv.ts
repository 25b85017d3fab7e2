import { stringify } from 'csv-stringify/sync';
import type { CampaignCountsDto } from './dto/campaign.dto.js';

export interface CountedRow {
  cells: (string | null)[];
  counts: CampaignCountsDto;
}

/**
 * Writes RFC 4180 with a column of revenue for each currency. An apostrophe keeps spreadsheets from running text as a
 * formula.
 * @param columns the heads of the cells
 */
export function toCsv(columns: string[], rows: CountedRow[]): string {
  const all = rows.flatMap(({ counts }) => counts.revenue.map(({ currency }) => currency));
  const currencies = [...new Set(all)].toSorted();
  const heads = [...columns, 'Clicks', 'Orders', ...currencies.map((one) => `Revenue ${one}`)];
  const lines = rows.map(({ cells, counts: { clicks, orders, revenue } }) => [
    ...cells,
    clicks,
    orders,
    ...currencies.map(
      (one) => revenue.find(({ currency }) => currency === one)?.amount.toFixed(2) ?? '',
    ),
  ]);
  return stringify(lines, {
    bom: true,
    header: true,
    columns: heads.map((header, index) => ({ key: String(index), header })),
    record_delimiter: '\r\n',
    quote_record_delimiter: true,
    escape_formulas: true,
  });
}
