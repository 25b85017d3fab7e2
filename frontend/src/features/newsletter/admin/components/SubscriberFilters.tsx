import { Select } from 'antd';
import { useState } from 'react';
import { DayRange } from '../../../../components/admin/DayRange';
import { ListToolbar } from '../../../../components/admin/ListToolbar';
import { SearchField } from '../../../../components/admin/SearchField';
import type { useTableView } from '../../../../components/admin/use-table-view';
import { formatCount } from '../../../../format-count';
import { PENDING, type useSubscriberList } from '../hooks/use-subscriber-list';
import { monthsUntil } from '../subscribed-days';
import { SUBSCRIBER_COLUMNS } from './SubscriberTable';

const ANY_TIME = 'any';
const OTHER_DAYS = 'days';

interface SubscriberFiltersProps {
  list: ReturnType<typeof useSubscriberList>;
  tools: ReturnType<typeof useTableView>;
}

export function SubscriberFilters({ list, tools }: SubscriberFiltersProps) {
  const { isPending, days } = list;
  const pending = list.data?.pending;
  return (
    <ListToolbar
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
          {/* Undefined if the site does not ask subscribers to confirm. */}
          {(pending !== undefined || isPending) && (
            <Select
              style={{ minWidth: 160 }}
              aria-label="Status"
              options={[
                { value: '', label: 'Subscribed' },
                { value: PENDING, label: `Pending (${formatCount(pending ?? 0)})` },
              ]}
              value={isPending ? PENDING : ''}
              onChange={(status) => list.choose({ status, from: '', to: '' })}
            />
          )}
          {!isPending && <SubscribedFilter list={list} />}
        </>
      }
      activeFilters={isPending || days.from || days.to ? 1 : 0}
      columns={isPending ? [] : SUBSCRIBER_COLUMNS}
      sorting={isPending ? undefined : list.sorting}
      tools={tools}
    />
  );
}

function SubscribedFilter({ list }: Pick<SubscriberFiltersProps, 'list'>) {
  const { from, to } = list.days;
  const [months] = useState(() => monthsUntil(new Date()));
  const [wantsDays, setWantsDays] = useState(false);
  const month = months.find((one) => one.from === from && one.to === to);
  const isAnyTime = from === '' && to === '' && !wantsDays;
  const chosen = isAnyTime ? ANY_TIME : month && !wantsDays ? month.value : OTHER_DAYS;
  const choose = (value: string) => {
    setWantsDays(value === OTHER_DAYS);
    if (value === OTHER_DAYS) return;
    const next = months.find((one) => one.value === value);
    list.choose({ from: next?.from ?? '', to: next?.to ?? '' });
  };
  return (
    <>
      <Select
        style={{ minWidth: 160 }}
        aria-label="Subscribed"
        options={[
          { value: ANY_TIME, label: 'Any time' },
          { value: OTHER_DAYS, label: 'Other days…' },
          ...months.map(({ value, label }) => ({ value, label })),
        ]}
        value={chosen}
        onChange={choose}
      />
      {chosen === OTHER_DAYS && (
        <DayRange from={from} to={to} error={list.query.error} onChange={list.choose} />
      )}
    </>
  );
}
