import { Select } from 'antd';
import { ListToolbar } from '../../../../components/admin/ListToolbar';
import { SearchField } from '../../../../components/admin/SearchField';
import type { useTableView } from '../../../../components/admin/use-table-view';
import { KIND_FILTERS, STATE_FILTERS, type OfferingList } from '../hooks/use-offering-list';
import { OFFERING_COLUMNS } from './OfferingTable';

interface OfferingFiltersProps {
  list: OfferingList;
  tools: ReturnType<typeof useTableView>;
}

export function OfferingFilters({ list, tools }: OfferingFiltersProps) {
  const { kind, chosen, isCalendar } = list;
  return (
    <ListToolbar
      search={
        <div role="search">
          <SearchField
            label="Search offerings"
            placeholder="Search by title, place or course..."
            value={list.typed}
            onChange={list.setSearch}
          />
        </div>
      }
      filters={
        <>
          <Select
            aria-label="Kind"
            style={WIDTH}
            options={[...KIND_FILTERS]}
            value={kind}
            onChange={(next) => list.choose({ kind: next })}
          />
          <Select
            aria-label="State"
            style={WIDTH}
            options={isCalendar ? CALENDAR_STATES : [...STATE_FILTERS]}
            value={isCalendar && chosen === 'all' ? '' : chosen}
            onChange={(next) => list.choose({ state: next })}
          />
        </>
      }
      activeFilters={[kind, chosen].filter(Boolean).length}
      columns={isCalendar ? [] : OFFERING_COLUMNS}
      sorting={isCalendar ? undefined : list.sorting}
      tools={tools}
    />
  );
}

const WIDTH = { minWidth: 160 };

/** The calendar shows a whole month, so its default is everything. */
const CALENDAR_STATES = STATE_FILTERS.filter(({ value }) => value !== 'all').map((option) =>
  option.value === '' ? { ...option, label: 'All states' } : option,
);
