import type { TableColumnType } from 'antd';
import type { ReactNode } from 'react';

export interface Order {
  value: string;
  direction: 'ascending' | 'descending';
  /** Such as "A to Z". */
  words: string;
}

/** An Ant Design column whose title is plain text, with the additions that our lists need. */
export interface DataColumn<Row> extends Omit<TableColumnType<Row>, 'title' | 'render' | 'sorter'> {
  title: string;
  render: (row: Row) => ReactNode;
  /** Where the cell stands on a card in a narrow window; cells without a place are left out there. */
  card?: 'name' | 'status' | 'text';
  /** The user may hide it. */
  optional?: boolean;
  /** The orders that a click on the head goes through. */
  orders?: readonly [Order, ...Order[]];
}

export interface Sorting {
  value: string;
  onSort: (value: string) => void;
}

/** The three sizes of an Ant Design table under the names that users see. */
export const DENSITIES = { comfortable: 'large', standard: 'medium', compact: 'small' } as const;

export type Density = keyof typeof DENSITIES;

export interface TableView {
  density: Density;
  hidden: readonly string[];
}

export function visibleColumns<Row>(columns: readonly DataColumn<Row>[], { hidden }: TableView) {
  return columns.filter(({ title, optional }) => !optional || !hidden.includes(title));
}

/** Returns both orders of a column, with the one that the first click chooses in front. */
export function ordersOf(
  name: string,
  [ascending, descending]: readonly [string, string],
  first: Order['direction'] = 'ascending',
): readonly [Order, Order] {
  const up: Order = { value: `${name}-asc`, direction: 'ascending', words: ascending };
  const down: Order = { value: `${name}-desc`, direction: 'descending', words: descending };
  return first === 'ascending' ? [up, down] : [down, up];
}

/** The orders of every dated list; the first is the API's own. */
export const BY_DATE = ordersOf('date', ['oldest first', 'newest first'], 'descending');

export const ALPHABETICAL = ['A to Z', 'Z to A'] as const;

export function nextOrder(orders: readonly [Order, ...Order[]], value: string): Order {
  return orders[orders.findIndex((order) => order.value === value) + 1] ?? orders[0];
}
