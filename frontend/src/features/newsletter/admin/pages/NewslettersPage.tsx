import { useState } from 'react';
import type { NewsletterDto } from '../../../../api/generated/model/newsletterDto';
import type { SelectionDto } from '../../../../api/generated/model/selectionDto';
import { PageHead } from '../../../../components/admin/PageHead';
import { SearchField } from '../../../../components/admin/SearchField';
import { ListBar } from '../../../../components/admin/table/ListBar';
import { OrderSelect } from '../../../../components/admin/table/OrderSelect';
import { SelectedCount } from '../../../../components/admin/table/SelectedCount';
import { SelectionBar } from '../../../../components/admin/table/SelectionBar';
import { TableFoot } from '../../../../components/admin/table/TableFoot';
import { TableTools } from '../../../../components/admin/table/TableTools';
import { useTableView } from '../../../../components/admin/table/use-table-view';
import { useWholeSelection } from '../../../../components/admin/table/use-whole-selection';
import { useUndoKey } from '../../../../components/admin/undo';
import { wholeOffer } from '../../../../components/admin/table/whole-offer';
import { ViewsMenu } from '../../../../components/admin/views/ViewsMenu';
import { formatCount } from '../../../../words';
import { DeleteDialogs, type DoomedTogether } from '../components/DeleteDialogs';
import { ExportButton } from '../components/ExportButton';
import { ImportButton } from '../components/ImportButton';
import { PendingSubscribers } from '../components/PendingSubscribers';
import { StatusFilter } from '../components/StatusFilter';
import { SubscribedFilter } from '../components/SubscribedFilter';
import { SubscriberDrawer } from '../components/SubscriberDrawer';
import { SUBSCRIBER_COLUMNS, SubscriberTable } from '../components/SubscriberTable';
import { UnsubscribedNote } from '../components/UnsubscribedNote';
import { useSubscriberList } from '../hooks/use-subscriber-list';
import { useSubscriberMutations } from '../hooks/use-subscriber-mutations';
import styles from './NewslettersPage.module.css';

/** So many addresses stand in the question. */
const NAMED = 5;

export default function NewslettersPage() {
  const list = useSubscriberList();
  useUndoKey();
  const tools = useTableView('subscribers');
  const { remove, removeMany, selectAll } = useSubscriberMutations();
  const { whole, keepWhole, clearWhole } = useWholeSelection<SelectionDto>(list.key);
  const [selectedIds, setSelectedIds] = useState<string[]>([]);
  const [doomed, setDoomed] = useState<NewsletterDto>();
  // Those that the question names, whatever the list shows by the time it is answered.
  const [doomedTogether, setDoomedTogether] = useState<DoomedTogether>();

  const pagination = list.data?.pagination;
  // Only rows that are seen can be selected.
  const seen = (!list.isPending && list.data?.newsletters) || [];
  const selected = seen.filter(({ id }) => selectedIds.includes(id));
  const ids = selected.map(({ id }) => id);
  const count = whole?.count ?? selected.length;
  const emails = whole?.samples ?? selected.slice(0, NAMED).map(({ email }) => email);
  const select = (next: string[]) => {
    setSelectedIds(next);
    clearWhole();
  };
  const selectWhole = () => selectAll.mutate({ data: list.wanted }, { onSuccess: keepWhole });
  const keep = () => {
    setDoomed(undefined);
    setDoomedTogether(undefined);
  };
  const confirm = () => {
    if (doomed) remove.mutate(doomed, { onSettled: keep });
    if (!doomedTogether) return;
    const chosen = whole ? { token: whole.token } : { ids };
    removeMany.mutate(
      { chosen, emails: doomedTogether.emails },
      { onSuccess: () => select([]), onSettled: keep },
    );
  };
  return (
    <>
      <PageHead
        title="Newsletter Subscriptions"
        subtitle="View and manage email subscriptions"
        actions={
          <>
            <ViewsMenu list="newsletters" columns={tools} />
            <ImportButton />
            {!list.isPending && <ExportButton wanted={list.wanted} />}
          </>
        }
      />
      <section className={styles.card} aria-labelledby="subscribers">
        <h2 id="subscribers">Subscribers{pagination && ` (${formatTotal(pagination)})`}</h2>
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
          order={
            list.isPending ? undefined : (
              <OrderSelect columns={SUBSCRIBER_COLUMNS} sorting={list.sorting} />
            )
          }
          tools={<TableTools columns={SUBSCRIBER_COLUMNS} tools={tools} />}
        />
        <UnsubscribedNote search={list.search} />
        {list.isPending ? (
          <PendingSubscribers list={list} view={tools.view} />
        ) : (
          <>
            <SubscriberTable
              list={list}
              view={tools.view}
              selected={ids}
              onSelect={select}
              onDelete={setDoomed}
              isAsking={doomed !== undefined || doomedTogether !== undefined}
            />
            <TableFoot
              page={list.page}
              size={list.size}
              total={pagination?.total ?? 0}
              isMore={pagination?.truncated}
              onTurn={list.turnTo}
              onResize={list.resize}
            />
          </>
        )}
      </section>
      <SelectedCount count={count} />
      <SelectionBar
        label="Selected subscribers"
        count={count}
        offer={wholeOffer({
          selected: count,
          shown: seen.length,
          pagination,
          isBusy: selectAll.isPending,
          onSelect: selectWhole,
        })}
        actions={[
          {
            title: `Delete Selected (${count})`,
            danger: true,
            onClick: () => setDoomedTogether({ count, emails }),
          },
        ]}
        onClear={() => select([])}
      />
      <SubscriberDrawer id={list.shownId} onClose={list.close} />
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
