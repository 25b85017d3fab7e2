import type { UseQueryResult } from '@tanstack/react-query';
import {
  Button,
  Card,
  Empty,
  Flex,
  Skeleton,
  Table,
  type TableColumnType,
  type TableProps,
  Typography,
} from 'antd';
import { useMemo, useRef, type MouseEvent, type ReactNode } from 'react';
import { useIsNarrow, useMediaQuery } from '../../theme/use-media-query';
import { formatCount } from '../../format-count';
import {
  DENSITIES,
  nextOrder,
  visibleColumns,
  type DataColumn,
  type Sorting,
  type TableView,
} from './data-columns';
import styles from './DataTable.module.css';
import { useOpenRecord } from './open-record';
import { focusAncestorOnUnmount } from './focus-ancestor-on-unmount';
import { Pager, formatRange, type PagedList } from './Pager';
import { QueryAlert } from './QueryAlert';
import { RowActions, type Action } from './RowActions';
import { RowCards } from './RowCards';
import { useLatest } from './use-latest';
import { useRowKeys, type RowKeys } from './use-row-keys';
import { useRowSelection, type RowSelection } from './use-row-selection';

export interface DataTableProps<Row> {
  /** The accessible name of the table. */
  label: string;
  query: UseQueryResult<unknown, unknown>;
  /** Undefined until the first response. */
  rows: Row[] | undefined;
  rowKey: (row: Row) => string;
  /** The name of a row for screen readers, as in "Select Ada" and "Edit Ada". */
  rowName: (row: Row) => string;
  /** Keep the array's identity between renders, or every cell renders again. */
  columns: readonly DataColumn<Row>[];
  /** Adds the column "Actions". */
  actions?: (row: Row) => Action[];
  /** Change this when actions depend on anything but the row; unchanged rows do not render again otherwise. */
  actionsKey?: unknown;
  /** From `useListState()`. Without it the list has no pages. */
  list?: PagedList & { sorting: Sorting };
  /** The number of rows on all pages. */
  total?: number | undefined;
  /** The server stopped counting at `total`. */
  isMore?: boolean | undefined;
  /** Set when a search covered only this many of the newest rows. */
  searchedNewest?: number | undefined;
  /** From `useTableView()`. */
  view?: TableView;
  empty: { title: string; reason?: ReactNode; onClear?: (() => void) | undefined };
  errorTitle: string;
  selection?: RowSelection;
  keys?: RowKeys<Row>;
}

const EVERYTHING: TableView = { density: 'standard', hidden: [] };

/**
 * A list of the back office: an Ant Design table that becomes cards in a narrow window, with skeletons, an error above
 * the last rows, sorting and pages in the address, selection and row keys.
 *
 * @example
 * const COLUMNS: DataColumn<UserDto>[] = [
 *   { title: 'Username', card: 'name', orders: ordersOf('username', ALPHABETICAL), render: (user) => user.username },
 *   { title: 'Phone', width: 140, optional: true, render: (user) => user.phone ?? '-' },
 * ];
 *
 * <DataTable
 *   label="Users"
 *   query={query}
 *   rows={query.data?.users}
 *   rowKey={(user) => user.id}
 *   rowName={(user) => user.username}
 *   columns={COLUMNS}
 *   actions={(user) => [{ title: 'Edit', icon: <EditOutlined />, onClick: () => list.edit(user) }]}
 *   list={list}
 *   total={query.data?.pagination.total}
 *   empty={{ title: 'No users found', onClear: list.clear }}
 *   errorTitle="We could not load the users"
 *   keys={{ onOpen: list.edit }}
 * />
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, query, rows, rowKey, rowName, list, total, view = EVERYTHING, selection } = props;
  const isNarrow = useIsNarrow();
  const place = useRef<HTMLDivElement>(null);
  const columns = useAntColumns(props);
  const ids = useMemo(() => rows?.map(rowKey) ?? [], [rows, rowKey]);
  const { antSelection, toggle } = useRowSelection({ ids, selection, rowName });
  const currentId = useRowKeys({
    rows: rows ?? [],
    ids,
    keys: props.keys,
    onToggle: selection && toggle,
  });
  const current = rows?.[ids.indexOf(currentId ?? '')];
  useOpenRecord(
    'list',
    current && props.actions && { name: rowName(current), actions: props.actions(current) },
  );
  const showPage = (page: number) => {
    list?.turnTo(page);
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView();
  };
  const onOpen = props.keys?.onOpen;
  const rowProps = (row: Row) => ({
    // A focusable row is announced when the keyboard moves to it.
    ...(rowKey(row) === currentId && { 'aria-current': true, tabIndex: -1 }),
    className: [styles.row, onOpen && styles.opens].filter(Boolean).join(' '),
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (isOnText(event)) onOpen?.(row);
    },
  });
  const table: TableProps<Row> = {
    size: DENSITIES[view.density],
    tableLayout: 'fixed',
    pagination: false,
    columns,
    classNames: { header: { wrapper: styles.head ?? '' } },
  };
  return (
    <div ref={place} role="group" aria-label={label} tabIndex={-1} className={styles.place}>
      {query.isError && <QueryAlert query={query} title={props.errorTitle} />}
      {/* Screen readers only announce changes of a region that already exists. */}
      <div role="status" className="visually-hidden">
        {rows?.length === 0 && 'No rows'}
        {rows?.length && list && total ? `Rows ${formatRange(list, total, props.isMore)}` : null}
      </div>
      {!rows && !query.isError && <SkeletonRows table={table} isNarrow={isNarrow} />}
      {rows && isNarrow && (
        <RowCards {...props} rows={rows} rowProps={rowProps} empty={<NoRows {...props.empty} />} />
      )}
      {rows && !isNarrow && (
        <Table<Row>
          {...table}
          aria-label={label}
          aria-busy={query.isFetching}
          className={query.isError || query.isPlaceholderData ? styles.stale : undefined}
          dataSource={rows}
          rowKey={rowKey}
          onRow={rowProps}
          rowSelection={antSelection}
          locale={{ emptyText: <NoRows {...props.empty} /> }}
          onChange={(_pages, _filters, sorter) => {
            const key = Array.isArray(sorter) ? undefined : sorter.columnKey;
            const orders = props.columns.find(({ title }) => title === key)?.orders;
            if (orders && list) list.sorting.onSort(nextOrder(orders, list.sorting.value).value);
          }}
        />
      )}
      {props.searchedNewest !== undefined && (
        <Typography.Text type="secondary">
          Only the newest {formatCount(props.searchedNewest)} rows were searched. Type three
          consecutive letters or digits to search all rows.
        </Typography.Text>
      )}
      {list && total !== undefined && (
        <Pager list={{ ...list, turnTo: showPage }} total={total} isMore={props.isMore} />
      )}
    </div>
  );
}

type SortOrder = NonNullable<TableColumnType['sortDirections']>[number];

/** Leaves out "not sorted", because `orders` decides what follows. */
const DIRECTIONS: SortOrder[] = ['ascend', 'descend', 'ascend'];

const ANT_ORDERS = { ascending: 'ascend', descending: 'descend' } as const;

function useAntColumns<Row>(props: DataTableProps<Row>): TableColumnType<Row>[] {
  const { columns, list, view = EVERYTHING, rowName, actions, actionsKey } = props;
  const isTouch = useMediaQuery('(pointer: coarse)');
  const sort = list?.sorting.value;
  const latest = useLatest({
    act: (row: Row, id: string) =>
      actions?.(row)
        .find((action) => idOf(action) === id)
        ?.onClick(),
  });
  return useMemo(() => {
    const shown = visibleColumns(columns, view).map(
      ({ card, optional: _optional, orders, ...column }): TableColumnType<Row> => {
        const plain: TableColumnType<Row> = {
          ...column,
          key: column.title,
          ...(card === 'name' && { rowScope: 'row' }),
          // Texts start on the left in either direction, and are cut off at their end.
          onCell: () => ({
            ...(column.ellipsis && { dir: 'auto' }),
            style: { fontWeight: 'inherit', textAlign: 'left' },
          }),
        };
        if (!orders || sort === undefined) return plain;
        const present = orders.find(({ value }) => value === sort);
        return {
          ...plain,
          title: present ? <SortedTitle title={column.title} words={present.words} /> : plain.title,
          sorter: true,
          sortDirections: DIRECTIONS,
          sortOrder: present ? ANT_ORDERS[present.direction] : null,
          showSorterTooltip: { title: `Sort: ${nextOrder(orders, sort).words}` },
        };
      },
    );
    if (!actions) return shown;
    const last: TableColumnType<Row> = {
      key: 'Actions',
      title: 'Actions',
      width: isTouch ? 168 : 128,
      render: (row: Row) => (
        <RowActions
          name={rowName(row)}
          actions={actions(row).map((action) => ({
            ...action,
            onClick: () => latest.act(row, idOf(action)),
          }))}
        />
      ),
    };
    return [...shown, last];
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `actionsKey` stands for the others.
  }, [columns, view, sort, actionsKey, isTouch, latest]);
}

const idOf = ({ id, title }: Action) => id ?? title;

/** Names the direction, since "ascending" is unclear for a date. */
function SortedTitle({ title, words }: { title: string; words: string }) {
  return (
    <>
      {title} <span className="visually-hidden">sorted: {words}</span>
    </>
  );
}

function NoRows({ title, reason, onClear }: DataTableProps<never>['empty']) {
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={
        <>
          <p>{title}</p>
          {reason && <p>{reason}</p>}
        </>
      }
    >
      {onClear && (
        <span ref={focusAncestorOnUnmount}>
          <Button onClick={onClear}>Clear Filters</Button>
        </span>
      )}
    </Empty>
  );
}

const FIVE = [0, 1, 2, 3, 4].map((id) => ({ id }));

function SkeletonRows<Row>({ table, isNarrow }: { table: TableProps<Row>; isNarrow: boolean }) {
  const columns = table.columns?.map(({ key, title, width }) => ({
    key,
    title: typeof title === 'function' ? '' : title,
    width,
    render: () => <Skeleton active title={false} paragraph={{ rows: 1, width: '80%' }} />,
  }));
  return (
    <div role="status" aria-label="Loading...">
      {isNarrow ? (
        <Flex vertical gap="small">
          {FIVE.map(({ id }) => (
            <Card key={id} size="small" loading />
          ))}
        </Flex>
      ) : (
        <Table {...(table as TableProps)} columns={columns} dataSource={FIVE} rowKey="id" />
      )}
    </div>
  );
}

/** Returns whether a click hit neither a control nor ended a text selection. */
function isOnText({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  if (target.closest('a, button, input, label, [role="switch"]')) return false;
  return window.getSelection()?.isCollapsed !== false;
}
