import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useLatest } from '../use-latest';
import { type DataColumn, tracksOf, type TableView, visibleColumns } from './columns';
import styles from './DataTable.module.css';
import { TableFault } from './TableFault';
import { TableHead } from './TableHead';
import { TableRow } from './TableRow';
import { TableSkeleton } from './TableSkeleton';
import { type RowKeys, useRowKeys } from './use-row-keys';
import { type Selection, useSelection } from './use-selection';

export interface Sorting {
  value: string;
  onSort: (value: string) => void;
}

interface DataTableProps<Row> {
  label: string;
  query: UseQueryResult<unknown, unknown>;
  /** Undefined until they have come for the first time. */
  rows: Row[] | undefined;
  rowKey: (row: Row) => string;
  /** The same ones for every render spare the rows being drawn again. */
  columns: DataColumn<Row>[];
  view: TableView;
  /** What stands in the place of the rows when there are none. */
  empty: ReactNode;
  errorTitle: string;
  sorting?: Sorting;
  selection?: Selection<Row>;
  keys?: RowKeys<Row>;
}

/**
 * Rows of one height, which are cards in a narrow window. An earlier answer is dimmed until the next one is
 * there, and stays when that does not come. The roles are written out, since `display` may take them away.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, query, rows, rowKey, view, sorting, selection } = props;
  const columns = useMemo(() => visibleColumns(props.columns, view), [props.columns, view]);
  const keys = rows?.map(rowKey) ?? [];
  const select = useSelection(keys, selection);
  const currentKey = useRowKeys({
    rows: rows ?? [],
    ids: keys,
    keys: props.keys,
    onToggle: selection && select.toggle,
  });
  const { onOpen, onToggle } = useLatest({
    onOpen: (row: Row) => props.keys?.onOpen?.(row),
    onToggle: select.toggle,
  });
  const tracks = tracksOf(columns, selection !== undefined);
  const frame = { className: styles.table, style: tracks, 'data-density': view.density };
  if (!rows) {
    if (query.isError) return <TableFault query={query} title={props.errorTitle} />;
    return <TableSkeleton frame={frame} columns={columns} isSelectable={selection !== undefined} />;
  }
  return (
    <>
      {query.isError && <TableFault query={query} title={props.errorTitle} isBar />}
      <table
        {...frame}
        role="table"
        tabIndex={-1}
        aria-busy={query.isFetching}
        data-stale={query.isError}
      >
        <caption className="visually-hidden">{label}</caption>
        <TableHead
          columns={columns}
          sorting={sorting}
          checked={selection && select.all}
          onCheck={select.toggleAll}
        />
        <tbody role="rowgroup">
          {rows.map((row, index) => {
            const key = keys[index] ?? '';
            return (
              <TableRow
                key={key}
                row={row}
                rowKey={key}
                columns={columns}
                isCurrent={key === currentKey}
                onOpen={props.keys?.onOpen && onOpen}
                isSelected={selection?.keys.includes(key)}
                selectLabel={selection?.label(row)}
                onToggle={onToggle}
              />
            );
          })}
        </tbody>
      </table>
      <div role="status" className={rows.length === 0 ? styles.empty : 'visually-hidden'}>
        {rows.length === 0 && props.empty}
      </div>
    </>
  );
}
