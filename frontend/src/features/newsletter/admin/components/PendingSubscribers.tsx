import type { PendingNewsletterDto } from '../../../../api/generated/model/pendingNewsletterDto';
import { MailMark, ResendMail } from '../../../mail';
import { ShortDate } from '../../../../components/admin/ShortDate';
import type { DataColumn, TableView } from '../../../../components/admin/table/columns';
import { DataTable } from '../../../../components/admin/table/DataTable';
import { Line } from '../../../../components/admin/table/Lines';
import { ListEmpty } from '../../../../components/admin/table/ListEmpty';
import { TableFoot } from '../../../../components/admin/table/TableFoot';
import type { useSubscriberList } from '../hooks/use-subscriber-list';

const COLUMNS: DataColumn<PendingNewsletterDto>[] = [
  {
    title: 'Email',
    width: 'minmax(0, 1fr)',
    card: 'name',
    render: ({ email }) => <Line text={email} />,
  },
  {
    title: 'Asked',
    width: '200px',
    card: 'text',
    render: ({ askedAt }) => <ShortDate value={askedAt} withTime />,
  },
  {
    title: 'Last mail',
    width: 'minmax(0, 240px)',
    card: 'text',
    render: ({ mail }) => <MailMark mail={mail} />,
  },
  {
    title: 'Forgotten on',
    width: '140px',
    card: 'text',
    render: ({ expiresAt }) => <ShortDate value={expiresAt} />,
  },
];

interface PendingSubscribersProps {
  list: ReturnType<typeof useSubscriberList>;
  view: TableView;
}

/** Who has entered an address and not confirmed it yet. */
export function PendingSubscribers({ list, view }: PendingSubscribersProps) {
  const { query, data } = list.pending;
  const actions: DataColumn<PendingNewsletterDto> = {
    title: 'Actions',
    width: 'var(--actions)',
    card: 'actions',
    render: ({ email, mail }) =>
      mail && <ResendMail mail={mail} of={email} onSent={() => query.refetch()} />,
  };
  return (
    <>
      <DataTable
        label="Pending subscribers"
        query={query}
        rows={data?.newsletters}
        rowKey={({ id }) => id}
        columns={[...COLUMNS, actions]}
        view={view}
        empty={
          <ListEmpty title="No pending subscribers" onClear={list.clear}>
            {list.search
              ? 'No address that is to be confirmed contains what you search for.'
              : 'Everybody who was asked has confirmed the address, or was forgotten.'}
          </ListEmpty>
        }
        errorTitle="We could not load the pending subscribers"
      />
      <TableFoot
        page={list.page}
        size={list.size}
        total={data?.pagination.total ?? 0}
        onTurn={list.turnTo}
        onResize={list.resize}
      />
    </>
  );
}
