import { Card, Checkbox, Flex } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import type { DataColumn } from './data-columns';
import styles from './DataTable.module.css';
import { RowActions, type Action } from './RowActions';
import type { RowSelection } from './use-row-selection';

interface RowCardsProps<Row> {
  label: string;
  rows: Row[];
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  columns: readonly DataColumn<Row>[];
  actions?: (row: Row) => Action[];
  selection?: RowSelection;
  rowProps: (row: Row) => ComponentProps<'li'>;
  empty: ReactNode;
}

export function RowCards<Row>(props: RowCardsProps<Row>) {
  const { label, rows, rowKey, rowName, columns, actions, selection, rowProps, empty } = props;
  const cellsOf = (place: DataColumn<Row>['card'], row: Row) =>
    columns
      .filter(({ card }) => card === place)
      .map(({ title, render }) => <div key={title}>{render(row)}</div>);
  const ids = rows.map(rowKey);
  const selected = new Set(selection?.keys);
  const isAll = ids.every((id) => selected.has(id));
  const toggle = (id: string) =>
    selected.has(id) ? ids.filter((one) => one !== id && selected.has(one)) : [...selected, id];
  if (rows.length === 0) return empty;
  return (
    <>
      {selection && (
        <Checkbox
          className={styles.selectAll}
          checked={isAll}
          indeterminate={!isAll && selected.size > 0}
          onChange={() => selection.onChange(isAll ? [] : ids)}
        >
          Select all
        </Checkbox>
      )}
      <ul aria-label={label} className={styles.cards}>
        {rows.map((row) => {
          const id = rowKey(row);
          return (
            <li key={id} {...rowProps(row)}>
              <Card size="small">
                <Flex vertical gap="small">
                  <Flex gap="small" align="center">
                    {selection && (
                      <Checkbox
                        aria-label={`Select ${rowName(row)}`}
                        checked={selected.has(id)}
                        onChange={() => selection.onChange(toggle(id))}
                      />
                    )}
                    <Flex flex={1} vertical className={styles.name ?? ''}>
                      {cellsOf('name', row)}
                    </Flex>
                    {cellsOf('status', row)}
                  </Flex>
                  {cellsOf('text', row)}
                  {actions && <RowActions name={rowName(row)} actions={actions(row)} />}
                </Flex>
              </Card>
            </li>
          );
        })}
      </ul>
    </>
  );
}
