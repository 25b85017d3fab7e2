import { Select } from 'antd';
import { formatCount } from '../../../../words';
import { PENDING, type useSubscriberList } from '../hooks/use-subscriber-list';
import styles from './SubscribedFilter.module.css';

/** Who has confirmed the address and who has not; nothing where nobody has to. */
export function StatusFilter({ list }: { list: ReturnType<typeof useSubscriberList> }) {
  const pending = list.data?.pending;
  if (pending === undefined && !list.isPending) return null;
  return (
    <div className={styles.month}>
      <Select
        aria-label="Status"
        options={[
          { value: '', label: 'Subscribed' },
          { value: PENDING, label: `Pending (${formatCount(pending ?? 0)})` },
        ]}
        value={list.isPending ? PENDING : ''}
        onChange={(status) => list.choose({ status, from: '', to: '' })}
      />
    </div>
  );
}
