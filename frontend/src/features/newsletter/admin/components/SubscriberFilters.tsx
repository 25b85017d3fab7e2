import { SearchField } from '../../../../components/admin/SearchField';
import { ListBar } from '../../../../components/admin/ListBar';
import type { useTableView } from '../../../../components/admin/table/use-table-view';
import type { useSubscriberList } from '../hooks/use-subscriber-list';
import { StatusFilter } from './StatusFilter';
import { SubscribedFilter } from './SubscribedFilter';
import { SUBSCRIBER_COLUMNS } from './SubscriberTable';

interface SubscriberFiltersProps {
  list: ReturnType<typeof useSubscriberList>;
  tools: ReturnType<typeof useTableView>;
}

export function SubscriberFilters({ list, tools }: SubscriberFiltersProps) {
  return (
    <ListBar
      search={
        <div role="search">
          <SearchField
            label="Search subscribers"
            placeholder="Search by email..."
            value={list.typed}
            onChange={list.setSearch}
          />
        </div>
      }
      filters={
        <>
          <StatusFilter list={list} />
          {!list.isPending && <SubscribedFilter list={list} />}
        </>
      }
      inForce={list.isPending || list.days.from || list.days.to ? 1 : 0}
      columns={list.isPending ? [] : SUBSCRIBER_COLUMNS}
      sorting={list.isPending ? undefined : list.sorting}
      tools={tools}
    />
  );
}
