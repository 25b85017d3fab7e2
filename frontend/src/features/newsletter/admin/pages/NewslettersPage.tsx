import { Card } from 'antd';
import type { NewsletterDto } from '../../../../api/generated/model/newsletterDto';
import { OverflowActions } from '../../../../components/admin/OverflowActions';
import { PageHeader } from '../../../../components/admin/PageHeader';
import { useListSelection } from '../../../../components/admin/use-list-selection';
import { useConfirmation } from '../../../../components/admin/use-confirmation';
import { useTableView } from '../../../../components/admin/use-table-view';
import { useUndoKey } from '../../../../components/admin/undo';
import { ViewsMenu } from '../../../views';
import { formatCount } from '../../../../format-count';
import { DeleteDialogs } from '../components/DeleteDialogs';
import { ExportButton } from '../components/ExportButton';
import { ImportSubscribers } from '../components/ImportSubscribers';
import { PendingSubscribers } from '../components/PendingSubscribers';
import { SelectedSubscribers } from '../components/SelectedSubscribers';
import { SubscriberDrawer } from '../components/SubscriberDrawer';
import { SubscriberFilters } from '../components/SubscriberFilters';
import { SubscriberTable } from '../components/SubscriberTable';
import { UnsubscribedNote } from '../components/UnsubscribedNote';
import { useSubscriberList } from '../hooks/use-subscriber-list';
import { type DeletionOfMany, useSubscriberMutations } from '../hooks/use-subscriber-mutations';

export default function NewslettersPage() {
  const list = useSubscriberList();
  useUndoKey();
  const tools = useTableView('subscribers');
  const selection = useListSelection(
    list.isPending ? [] : list.data?.newsletters,
    ({ id }) => id,
    list.key,
  );
  const { remove, removeMany } = useSubscriberMutations();
  const deletion = useConfirmation<NewsletterDto>(remove);
  const deletionOfMany = useConfirmation<DeletionOfMany>(removeMany, selection.clear);
  const pagination = list.data?.pagination;
  return (
    <>
      <PageHeader
        title="Newsletter Subscriptions"
        subtitle="View and manage email subscriptions"
        actions={
          <>
            <ViewsMenu list="newsletters" columns={tools} />
            <OverflowActions>
              <ImportSubscribers />
              {!list.isPending && <ExportButton wanted={list.wanted} />}
            </OverflowActions>
          </>
        }
      />
      <Card
        size="small"
        title={<h2>Subscribers{pagination && ` (${formatTotal(pagination)})`}</h2>}
      >
        <SubscriberFilters list={list} tools={tools} />
        <UnsubscribedNote search={list.search} />
        {list.isPending ? (
          <PendingSubscribers list={list} view={tools.view} />
        ) : (
          <SubscriberTable
            list={list}
            view={tools.view}
            selected={selection.ids}
            onSelect={selection.select}
            onDelete={deletion.ask}
            isAsking={deletion.dialog.open || deletionOfMany.dialog.open}
          />
        )}
      </Card>
      <SelectedSubscribers list={list} selection={selection} onDelete={deletionOfMany.ask} />
      <SubscriberDrawer id={list.shownId} onClose={list.close} />
      <DeleteDialogs deletion={deletion} deletionOfMany={deletionOfMany} />
    </>
  );
}

/** A search stops counting at a limit. */
function formatTotal({ total, truncated }: { total: number; truncated?: boolean }): string {
  return `${formatCount(total)}${truncated ? '+' : ''}`;
}
