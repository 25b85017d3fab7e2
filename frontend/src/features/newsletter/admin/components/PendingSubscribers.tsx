import type { PendingNewsletterDto } from '../../../../api/generated/model/pendingNewsletterDto';
import { MailStatus, ResendMail } from '../../../mail';
import { ShortDate } from '../../../../components/admin/ShortDate';
import type { DataColumn, TableView } from '../../../../components/admin/data-columns';
import { DataTable } from '../../../../components/admin/DataTable';
import type { useSubscriberList } from '../hooks/use-subscriber-list';

interface PendingSubscribersProps {
  list: ReturnType<typeof useSubscriberList>;
  view: TableView;
}

export function PendingSubscribers({ list, view }: PendingSubscribersProps) {
  const { query, data } = list.pending;
  const columns: DataColumn<PendingNewsletterDto>[] = [
    { title: 'Email', card: 'name', ellipsis: true, render: ({ email }) => email },
    {
      title: 'Requested',
      width: 200,
      card: 'text',
      render: ({ askedAt }) => <ShortDate value={askedAt} withTime />,
    },
    {
      title: 'Last email',
      width: 240,
      card: 'text',
      render: ({ mail }) => <MailStatus mail={mail} />,
    },
    {
      title: 'Deleted on',
      width: 140,
      card: 'text',
      render: ({ expiresAt }) => <ShortDate value={expiresAt} />,
    },
    {
      title: 'Actions',
      width: 96,
      card: 'text',
      render: ({ email, mail }) =>
        mail && <ResendMail mail={mail} of={email} onSent={query.refetch} />,
    },
  ];
  return (
    <DataTable
      label="Pending subscribers"
      query={query}
      rows={data?.newsletters}
      rowKey={({ id }) => id}
      rowName={({ email }) => email}
      columns={columns}
      list={list}
      total={data?.pagination.total}
      view={view}
      empty={{
        title: 'No pending subscribers',
        reason: list.search
          ? 'No unconfirmed address matches your search.'
          : 'Everyone has confirmed their address, or their request has expired.',
        onClear: list.clear,
      }}
      errorTitle="We could not load the pending subscribers"
    />
  );
}
