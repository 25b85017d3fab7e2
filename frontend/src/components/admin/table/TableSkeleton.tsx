import type { ComponentProps } from 'react';
import { Skeleton } from '../../Skeleton';
import type { DataColumn } from './columns';
import styles from './DataTable.module.css';
import { TableHead } from './TableHead';

interface TableSkeletonProps<Row> {
  frame: ComponentProps<'table'>;
  columns: DataColumn<Row>[];
  isSelectable: boolean;
}

const ROWS = [0, 1, 2, 3, 4];

const SELECT: DataColumn<unknown> = { title: 'Select', width: 'var(--select)', render: () => null };

/** Five rows of the height of those that come. */
export function TableSkeleton<Row>({ frame, columns, isSelectable }: TableSkeletonProps<Row>) {
  const all = isSelectable ? [SELECT, ...columns] : columns;
  return (
    <div role="status" aria-label="Loading...">
      <table {...frame} role="table">
        <TableHead columns={columns} checked={isSelectable ? 'none' : undefined} />
        <tbody role="rowgroup">
          {ROWS.map((row) => (
            <tr key={row} role="row" className={styles.row}>
              {all.map(({ title, wideOnly, card }) => (
                <td
                  key={title}
                  role="cell"
                  className={wideOnly ? styles.wideOnly : undefined}
                  data-place={card ?? 'none'}
                >
                  <Skeleton className={styles.skeleton} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
