import { Select } from 'antd';
import { formatCount } from '../../../../words';
import { PENDING, type useSubscriberList } from '../hooks/use-subscriber-list';

/** Who has confirmed the address and who has not; nothing where nobody has to. */
export function StatusFilter({ list }: { list: ReturnType<typeof useSubscriberList> }) {
  const pending = list.data?.pending;
  if (pending === undefined && !list.isPending) return null;
  return (
    <Select
      style={{ minWidth: 160 }}
      aria-label="Status"
      options={[
        { value: '', label: 'Subscribed' },
        { value: PENDING, label: `Pending (${formatCount(pending ?? 0)})` },
      ]}
      value={list.isPending ? PENDING : ''}
      onChange={(status) => list.choose({ status, from: '', to: '' })}
    />
  );
}
