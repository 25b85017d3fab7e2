import { Select } from 'antd';
import { useState } from 'react';
import { DayRange } from '../../../../components/admin/DayRange';
import type { useSubscriberList } from '../hooks/use-subscriber-list';
import { monthsUntil } from '../subscribed-days';

const ANY_TIME = 'any';
const OTHER_DAYS = 'days';

/** When somebody subscribed: in a month, or on days of one's own. */
export function SubscribedFilter({ list }: { list: ReturnType<typeof useSubscriberList> }) {
  const { from, to } = list.days;
  const [months] = useState(() => monthsUntil(new Date()));
  const [wantsDays, setWantsDays] = useState(false);
  const month = months.find((one) => one.from === from && one.to === to);
  const isAnyTime = from === '' && to === '' && !wantsDays;
  const choose = (value: string) => {
    setWantsDays(value === OTHER_DAYS);
    if (value === OTHER_DAYS) return;
    const chosen = months.find((one) => one.value === value);
    list.choose({ from: chosen?.from ?? '', to: chosen?.to ?? '' });
  };
  const chosen = isAnyTime ? ANY_TIME : month && !wantsDays ? month.value : OTHER_DAYS;
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
