import { DeleteOutlined } from '@ant-design/icons';
import type { NewsletterDto } from '../../../../api/generated/model/newsletterDto';
import { DataTable, type DataColumn } from '../../../../components/admin/DataTable';
import { EmailAddress } from '../../../../components/admin/EmailAddress';
import { IconAction } from '../../../../components/admin/IconAction';
import { ShortDate } from '../../../../components/admin/ShortDate';
import type { useSubscriberList } from '../hooks/use-subscriber-list';

interface SubscriberTableProps {
  query: ReturnType<typeof useSubscriberList>['query'];
  selected: string[];
  onSelect: (ids: string[]) => void;
  onDelete: (subscriber: NewsletterDto) => void;
}

const FIELDS: DataColumn<NewsletterDto>[] = [
  { title: 'Email', render: ({ email }) => <EmailAddress value={email} /> },
  {
    title: 'Subscribed Date',
    render: ({ subscribedAt }) => <ShortDate value={subscribedAt} withTime />,
  },
];

export function SubscriberTable({ query, selected, onSelect, onDelete }: SubscriberTableProps) {
  const actions: DataColumn<NewsletterDto> = {
    title: 'Actions',
    align: 'right',
    pinned: true,
    render: (subscriber) => (
      <IconAction
        tooltip="Delete"
        label={`Delete ${subscriber.email}`}
        icon={<DeleteOutlined aria-hidden="true" />}
        danger
        onClick={() => onDelete(subscriber)}
      />
    ),
  };
  return (
    <DataTable
      label="Subscribers"
      query={query}
      rows={({ newsletters }) => newsletters}
      rowKey={({ id }) => id}
      columns={[...FIELDS, actions]}
      empty="No subscribers found"
      errorTitle="We could not load the subscribers"
      selection={{ keys: selected, onChange: onSelect, label: ({ email }) => `Select ${email}` }}
    />
  );
}
