import { DeleteOutlined } from '@ant-design/icons';
import type { NewsletterDto } from '../../../../api/generated/model/newsletterDto';
import { ShortDate } from '../../../../components/admin/ShortDate';
import {
  ALPHABETICAL,
  BY_DATE,
  type DataColumn,
  ordersOf,
  type TableView,
} from '../../../../components/admin/table/columns';
import { DataTable } from '../../../../components/admin/table/DataTable';
import { Line } from '../../../../components/admin/table/Lines';
import { ListEmpty } from '../../../../components/admin/table/ListEmpty';
import { RowDeeds } from '../../../../components/admin/table/RowDeeds';
import { useHistoryDeed } from '../../../../components/admin/table/use-history-deed';
import type { useSubscriberList } from '../hooks/use-subscriber-list';

interface SubscriberTableProps {
  list: ReturnType<typeof useSubscriberList>;
  view: TableView;
  selected: string[];
  onSelect: (ids: string[]) => void;
  onDelete: (subscriber: NewsletterDto) => void;
  /** Whether a question is asked meanwhile. */
  isAsking: boolean;
}

export const SUBSCRIBER_COLUMNS: DataColumn<NewsletterDto>[] = [
  {
    title: 'Email',
    width: 'minmax(0, 1fr)',
    card: 'name',
    orders: ordersOf('email', ALPHABETICAL),
    render: ({ email }) => <Line text={email} />,
  },
  {
    title: 'Subscribed Date',
    width: '200px',
    card: 'text',
    orders: BY_DATE,
    optional: true,
    render: ({ subscribedAt }) => <ShortDate value={subscribedAt} withTime />,
  },
];

export function SubscriberTable(props: SubscriberTableProps) {
  const { list, view, selected, onSelect, onDelete, isAsking } = props;
  const historyOf = useHistoryDeed('subscriber');
  const actions: DataColumn<NewsletterDto> = {
    title: 'Actions',
    width: 'var(--actions)',
    card: 'deeds',
    render: (subscriber) => (
      <RowDeeds
        name={subscriber.email}
        deeds={[
          historyOf(subscriber.id),
          {
            title: 'Delete',
            icon: <DeleteOutlined aria-hidden="true" />,
            danger: true,
            onClick: () => onDelete(subscriber),
          },
        ]}
      />
    ),
  };
  return (
    <DataTable
      label="Subscribers"
      query={list.query}
      rows={list.data?.newsletters}
      rowKey={({ id }) => id}
      columns={[...SUBSCRIBER_COLUMNS, actions]}
      view={view}
      sorting={list.sorting}
      empty={
        <ListEmpty title="No subscribers found" onClear={list.clear}>
          {reasonOf(list)}
        </ListEmpty>
      }
      errorTitle="We could not load the subscribers"
      keys={{ onDelete, disabled: isAsking }}
      selection={{ keys: selected, onChange: onSelect, label: ({ email }) => `Select ${email}` }}
    />
  );
}

function reasonOf({ search, clear }: ReturnType<typeof useSubscriberList>): string {
  if (search) return 'No address of these days contains what you search for.';
  return clear ? 'Nobody has subscribed on these days.' : 'Nobody has subscribed yet.';
}
