import type { CSSProperties, ReactNode } from 'react';

/** Where a column stands once a row is a card; the others are left out there. */
type CardPlace = 'name' | 'status' | 'text' | 'actions';

export interface DataColumn<Row> {
  title: string;
  render: (row: Row) => ReactNode;
  /** A track of the grid, such as `6rem` or `minmax(0, 2fr)`. */
  width: string;
  card?: CardPlace;
  /** Leaves the table where the window is narrower than 1,280 px. */
  wideOnly?: boolean;
  /** Whoever likes may leave it out. */
  optional?: boolean;
  /** What its head sorts by, one click after the other. */
  orders?: readonly [Order, ...Order[]];
}

interface Order {
  value: string;
  direction: 'ascending' | 'descending';
  /** Such as "A to Z". */
  words: string;
}

export interface TableView {
  density: Density;
  hidden: readonly string[];
}

export const DENSITIES = ['comfortable', 'standard', 'compact'] as const;

export type Density = (typeof DENSITIES)[number];

export function visibleColumns<Row>(columns: DataColumn<Row>[], { hidden }: TableView) {
  return columns.filter(({ title, optional }) => !optional || !hidden.includes(title));
}

interface Tracks extends CSSProperties {
  '--wide': string;
  '--narrow': string;
}

/** The tracks of the grid in a wide window and in a narrow one. */
export function tracksOf<Row>(columns: DataColumn<Row>[], isSelectable: boolean): Tracks {
  const join = (shown: DataColumn<Row>[]) =>
    [...(isSelectable ? ['var(--select)'] : []), ...shown.map(({ width }) => width)].join(' ');
  return {
    '--wide': join(columns),
    '--narrow': join(columns.filter(({ wideOnly }) => !wideOnly)),
  };
}
