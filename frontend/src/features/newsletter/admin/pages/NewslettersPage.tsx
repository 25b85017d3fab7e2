import { Button } from 'antd';
import { useState } from 'react';
import type { NewsletterDto } from '../../../../api/generated/model/newsletterDto';
import { PageHead } from '../../../../components/admin/PageHead';
import { Pagination } from '../../../../components/admin/Pagination';
import { SearchField } from '../../../../components/admin/SearchField';
import { formatCount } from '../../../../components/admin/FigureStrip';
import { DeleteDialogs } from '../components/DeleteDialogs';
import { ExportButton } from '../components/ExportButton';
import { SubscriberTable } from '../components/SubscriberTable';
import { UnsubscribedNote } from '../components/UnsubscribedNote';
import { useSubscriberList } from '../hooks/use-subscriber-list';
import { useSubscriberMutations } from '../hooks/use-subscriber-mutations';
import styles from './NewslettersPage.module.css';

export default function NewslettersPage() {
  const list = useSubscriberList();
  const { remove, removeMany } = useSubscriberMutations();
  const [selectedIds, setSelectedIds] = useState<string[]>([]);
  const [doomed, setDoomed] = useState<NewsletterDto>();
  // Those that the question names, whatever the list shows by the time it is answered.
  const [doomedTogether, setDoomedTogether] = useState<NewsletterDto[]>();

  const pagination = list.query.data?.pagination;
  // Only rows that are seen can be selected.
  const selected = (list.query.data?.newsletters ?? []).filter(({ id }) =>
    selectedIds.includes(id),
  );
  const keep = () => {
    setDoomed(undefined);
    setDoomedTogether(undefined);
  };
  const confirm = () => {
    if (doomed) remove.mutate({ id: doomed.id }, { onSettled: keep });
    if (!doomedTogether) return;
    const ids = doomedTogether.map(({ id }) => id);
    const onSuccess = () => setSelectedIds([]);
    removeMany.mutate({ data: { ids } }, { onSuccess, onSettled: keep });
  };
  return (
    <>
      <PageHead
        title="Newsletter Subscriptions"
        subtitle="View and manage email subscriptions"
        actions={<ExportButton search={list.search} />}
      />
      <section className={styles.card} aria-labelledby="subscribers">
        <h2 id="subscribers">Subscribers{pagination && ` (${formatTotal(pagination)})`}</h2>
        <div role="search" className={styles.search}>
          <SearchField
            label="Search subscribers"
            placeholder="Search by email..."
            value={list.typed}
            onChange={list.setSearch}
          />
        </div>
        <UnsubscribedNote search={list.search} />
        {selected.length > 0 && (
          <div role="group" aria-label="Selected subscribers" className={styles.selection}>
            <Button danger onClick={() => setDoomedTogether(selected)}>
              Delete Selected ({selected.length})
            </Button>
          </div>
        )}
        <SubscriberTable
          query={list.query}
          selected={selected.map(({ id }) => id)}
          onSelect={setSelectedIds}
          onDelete={setDoomed}
        />
        <Pagination page={list.page} pages={pagination?.pages ?? 0} onTurn={list.turnTo} />
      </section>
      <DeleteDialogs
        doomed={doomed}
        doomedTogether={doomedTogether}
        isBusy={remove.isPending || removeMany.isPending}
        onConfirm={confirm}
        onCancel={keep}
      />
    </>
  );
}

/** A search counts only so far. */
function formatTotal({ total, truncated }: { total: number; truncated?: boolean }): string {
  return `${formatCount(total)}${truncated ? '+' : ''}`;
}
