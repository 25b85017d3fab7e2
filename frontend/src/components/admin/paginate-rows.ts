type Compare<Row> = (a: Row, b: Row) => number;

interface PageRequest {
  page: number;
  size: number;
  /** A name from `ordersOf()`; any other value keeps the order of the rows. */
  sort: string;
}

/** Returns one page of a list that was loaded whole. Page numbers beyond the end return the last page. */
export function paginateRows<Row>(
  rows: Row[],
  { page, size, sort }: PageRequest,
  compares: Readonly<Record<string, Compare<Row>>>,
): Row[] {
  const [name = '', direction] = sort.split('-');
  const compare = Object.hasOwn(compares, name) ? compares[name] : undefined;
  const sorted = compare ? rows.toSorted(direction === 'desc' ? reverse(compare) : compare) : rows;
  const last = Math.max(1, Math.ceil(rows.length / size));
  const from = (Math.min(page, last) - 1) * size;
  return sorted.slice(from, from + size);
}

export const byText = (a: string, b: string) => collator.compare(a, b);

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function reverse<Row>(compare: Compare<Row>): Compare<Row> {
  return (a, b) => compare(b, a);
}
