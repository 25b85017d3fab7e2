import type { TableColumnType } from 'antd';
import type { ReactNode } from 'react';

export interface Order {
  value: string;
  direction: 'ascending' | 'descending';
  /** For example "A to Z". */
  words: string;
}

/** An antd column with a plain text title, and the options that our lists need. */
export interface DataColumn<Row> extends Omit<TableColumnType<Row>, 'title' | 'render' | 'sorter'> {
  title: string;
  render: (row: Row) => ReactNode;
  /** The cell's place on a card in a narrow window. Cells without a place are not shown there. */
  card?: 'name' | 'status' | 'text';
  optional?: boolean;
  /** The orders that clicks on the column head cycle through. */
  orders?: readonly [Order, ...Order[]];
}

export interface Sorting {
  value: string;
  onSort: (value: string) => void;
}

/** The sizes of an antd table by the names that users see. */
export const DENSITIES = { comfortable: 'large', standard: 'medium', compact: 'small' } as const;

export type Density = keyof typeof DENSITIES;

export interface TableView {
  density: Density;
  hidden: readonly string[];
}

export function visibleColumns<Row>(columns: readonly DataColumn<Row>[], { hidden }: TableView) {
  return columns.filter(({ title, optional }) => !optional || !hidden.includes(title));
}

/** Returns both orders of a column; the first click chooses the first. */
export function ordersOf(
  name: string,
  [ascending, descending]: readonly [string, string],
  first: Order['direction'] = 'ascending',
): readonly [Order, Order] {
  const up: Order = { value: `${name}-asc`, direction: 'ascending', words: ascending };
  const down: Order = { value: `${name}-desc`, direction: 'descending', words: descending };
  return first === 'ascending' ? [up, down] : [down, up];
}

/** The orders of lists with a date; the first is the API's default. */
export const BY_DATE = ordersOf('date', ['oldest first', 'newest first'], 'descending');

export const ALPHABETICAL = ['A to Z', 'Z to A'] as const;

export function nextOrder(orders: readonly [Order, ...Order[]], value: string): Order {
  return orders[orders.findIndex((order) => order.value === value) + 1] ?? orders[0];
}
