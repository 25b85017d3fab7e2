import { CaretDownOutlined, CaretUpOutlined } from '@ant-design/icons';
import type { DataColumn } from './columns';
import styles from './TableHead.module.css';
import cell from './DataTable.module.css';
import type { Sorting } from './DataTable';
import { RowCheck } from './RowCheck';
import type { Checked } from './use-selection';

interface TableHeadProps<Row> {
  columns: DataColumn<Row>[];
  sorting?: Sorting;
  /** How many of the rows are selected, where rows can be. */
  checked?: Checked;
  /** Absent while there is nothing to select. */
  onCheck?: () => void;
}

export function TableHead<Row>({ columns, sorting, checked, onCheck }: TableHeadProps<Row>) {
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row">
        {checked && (
          <th role="columnheader" data-place="select">
            <RowCheck
              label="Select all"
              checked={checked === 'all'}
              isMixed={checked === 'some'}
              disabled={!onCheck}
              onChange={onCheck}
            />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.title}
            role="columnheader"
            aria-sort={sorting && sortOf(column, sorting)}
            className={column.wideOnly ? cell.wideOnly : undefined}
            data-place={column.card}
          >
            {sorting && column.orders ? (
              <SortButton title={column.title} orders={column.orders} sorting={sorting} />
            ) : (
              column.title
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface SortButtonProps {
  title: string;
  orders: NonNullable<DataColumn<never>['orders']>;
  sorting: Sorting;
}

function SortButton({ title, orders, sorting }: SortButtonProps) {
  const index = orders.findIndex(({ value }) => value === sorting.value);
  const present = orders[index];
  const next = orders[index + 1] ?? orders[0];
  return (
    <button
      type="button"
      className={styles.sort}
      title={`Sort: ${next.words}`}
      aria-description={present && `Sorted: ${present.words}`}
      onClick={() => sorting.onSort(next.value)}
    >
      {title}
      {present?.direction === 'ascending' && <CaretUpOutlined aria-hidden="true" />}
      {present?.direction === 'descending' && <CaretDownOutlined aria-hidden="true" />}
    </button>
  );
}

function sortOf<Row>({ orders }: DataColumn<Row>, { value }: Sorting) {
  if (!orders) return undefined;
  const present = orders.find((order) => order.value === value);
  return present?.direction ?? 'none';
}
