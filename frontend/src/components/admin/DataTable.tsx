import type { UseQueryResult } from '@tanstack/react-query';
import { Table, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import { QueryState } from '../QueryState';
import { Skeleton } from '../Skeleton';
import styles from './DataTable.module.css';

export interface DataColumn<Row> {
  title: string;
  render: (row: Row) => ReactNode;
  align?: 'right';
  /** The actions of a row stay in view where the table is wider than the screen. */
  pinned?: boolean;
  /** No wider than its badge or switch; other columns keep room for words. */
  fit?: boolean;
}

interface Selection<Row> {
  keys: string[];
  onChange: (keys: string[]) => void;
  label: (row: Row) => string;
}

interface Details<Row> {
  keys: string[];
  render: (row: Row) => ReactNode;
}

interface DataTableProps<Data, Row extends object> {
  label: string;
  query: UseQueryResult<Data, unknown>;
  rows: (data: Data) => Row[];
  rowKey: (row: Row) => string;
  columns: DataColumn<Row>[];
  empty: string;
  errorTitle: string;
  selection?: Selection<Row>;
  details?: Details<Row>;
  currentKey?: string;
}

const SKELETON_ROWS = [0, 1, 2, 3, 4].map((index) => ({ index }));

/** An earlier answer is dimmed until the next one is there. */
export function DataTable<Data, Row extends object>(props: DataTableProps<Data, Row>) {
  const { label, query, rows, rowKey, columns, empty, errorTitle, currentKey } = props;
  const caption = <span className="visually-hidden">{label}</span>;
  const loading = (
    <div role="status" aria-label="Loading...">
      <Table
        className={styles.table}
        pagination={false}
        rowKey="index"
        dataSource={SKELETON_ROWS}
        columns={columns.map((column) => ({ ...layOut(column), render: renderSkeleton }))}
      />
    </div>
  );
  return (
    <div className={styles.frame}>
      <QueryState query={query} loading={loading} errorTitle={errorTitle}>
        {(data) => (
          <Table
            className={styles.table}
            aria-busy={query.isFetching}
            caption={caption}
            pagination={false}
            rowKey={rowKey}
            dataSource={rows(data)}
            columns={columns.map((column) => ({ ...layOut(column), render: renderWith(column) }))}
            locale={{ emptyText: <p className={styles.empty}>{empty}</p> }}
            rowSelection={toRowSelection(props.selection)}
            expandable={toExpandable(props.details)}
            onRow={(row) => (rowKey(row) === currentKey ? CURRENT_ROW : {})}
          />
        )}
      </QueryState>
    </div>
  );
}

/** It can take the focus, so that screen readers tell it. */
const CURRENT_ROW = { 'aria-current': true, tabIndex: -1 };

function toRowSelection<Row>(
  selection: Selection<Row> | undefined,
): TableProps<Row>['rowSelection'] {
  return (
    selection && {
      selectedRowKeys: selection.keys,
      onChange: (keys) => selection.onChange(keys.map(String)),
      getCheckboxProps: (row) => ({ 'aria-label': selection.label(row) }),
      getTitleCheckboxProps: () => ({ 'aria-label': 'Select all' }),
    }
  );
}

function toExpandable<Row>(details: Details<Row> | undefined): TableProps<Row>['expandable'] {
  return (
    details && {
      expandedRowKeys: details.keys,
      expandedRowRender: details.render,
      showExpandColumn: false,
    }
  );
}

function layOut<Row>({ title, align, pinned, fit }: DataColumn<Row>) {
  const className = [pinned && styles.pinned, fit && styles.fit].filter(Boolean).join(' ');
  return { key: title, title, align, className };
}

function renderWith<Row>(column: DataColumn<Row>) {
  return (_value: unknown, row: Row) => column.render(row);
}

function renderSkeleton() {
  return <Skeleton className={styles.skeleton} />;
}
