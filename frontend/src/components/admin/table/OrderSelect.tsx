import { FilterSelect } from '../FilterSelect';
import { NEWEST_FIRST } from '../use-list-state';
import type { DataColumn } from './columns';
import type { Sorting } from './DataTable';

interface OrderSelectProps<Row> {
  columns: DataColumn<Row>[];
  sorting: Sorting;
}

/** Where rows are cards, and there are no heads to sort by. */
export function OrderSelect<Row>({ columns, sorting }: OrderSelectProps<Row>) {
  const orders = columns.flatMap(({ title, orders = [] }) =>
    orders.map(({ value, words }) => ({ value, label: `${title}: ${words}` })),
  );
  const isDated = orders.some(({ value }) => value === NEWEST_FIRST);
  const options = isDated ? orders : [{ value: NEWEST_FIRST, label: 'Usual order' }, ...orders];
  const present = options.find(({ value }) => value === sorting.value)?.value ?? NEWEST_FIRST;
  return <FilterSelect label="Order" options={options} value={present} onChange={sorting.onSort} />;
}
