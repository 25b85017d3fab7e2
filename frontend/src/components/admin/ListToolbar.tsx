import { Button, Drawer, Flex } from 'antd';
import { useState, type ReactNode } from 'react';
import { useIsNarrow } from '../../theme/use-media-query';
import { ColumnChooser } from './ColumnChooser';
import type { DataColumn, Sorting } from './data-columns';
import { FilterSelect } from './FilterSelect';
import styles from './ListToolbar.module.css';
import type { useTableView } from './use-table-view';
import { NEWEST_FIRST } from './use-list-state';

interface ListToolbarProps<Row> {
  search?: ReactNode;
  filters?: ReactNode;
  /** The number of active filters, without the search. */
  activeFilters?: number;
  columns: readonly DataColumn<Row>[];
  /** Narrow windows have no column heads to click, so the drawer offers the order. */
  sorting?: Sorting | undefined;
  tools: ReturnType<typeof useTableView>;
}

/** Shows search, filters and columns of a list. Narrow windows put filters and order into a drawer. */
export function ListToolbar<Row>(props: ListToolbarProps<Row>) {
  const { search, filters, activeFilters = 0, columns, sorting, tools } = props;
  const isNarrow = useIsNarrow();
  return (
    <Flex wrap={!isNarrow} gap="small" align="start" className={styles.bar ?? ''}>
      {search && <div className={styles.search}>{search}</div>}
      {isNarrow ? (
        (filters || sorting) && (
          <FilterDrawer activeFilters={activeFilters}>
            {filters}
            {sorting && <OrderSelect columns={columns} sorting={sorting} />}
          </FilterDrawer>
        )
      ) : (
        <>
          {filters}
          {columns.length > 0 && <ColumnChooser columns={columns} tools={tools} />}
        </>
      )}
    </Flex>
  );
}

interface FilterDrawerProps {
  activeFilters: number;
  children: ReactNode;
}

export function FilterDrawer({ activeFilters, children }: FilterDrawerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Filters{activeFilters > 0 && ` (${activeFilters})`}
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        placement="bottom"
        size="auto"
        title="Filters"
      >
        <Flex vertical gap="middle">
          {children}
          <Button type="primary" onClick={() => setOpen(false)}>
            Show results
          </Button>
        </Flex>
      </Drawer>
    </>
  );
}

interface OrderSelectProps<Row> {
  columns: readonly DataColumn<Row>[];
  sorting: Sorting;
}

function OrderSelect<Row>({ columns, sorting }: OrderSelectProps<Row>) {
  const orders = columns.flatMap(({ title, orders = [] }) =>
    orders.map(({ value, words }) => ({ value, label: `${title}: ${words}` })),
  );
  const isDated = orders.some(({ value }) => value === NEWEST_FIRST);
  const options = isDated ? orders : [{ value: NEWEST_FIRST, label: 'Default order' }, ...orders];
  const present = options.find(({ value }) => value === sorting.value)?.value ?? NEWEST_FIRST;
  return (
    <FilterSelect label="Sort by" options={options} value={present} onChange={sorting.onSort} />
  );
}
