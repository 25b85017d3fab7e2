import { DeleteOutlined } from '@ant-design/icons';
import { useMemo } from 'react';
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
import { ListEmpty } from '../../../../components/admin/table/ListEmpty';
import { OpenRow } from '../../../../components/admin/table/OpenRow';
import { RowActions } from '../../../../components/admin/table/RowActions';
import { useHistoryAction } from '../../../../components/admin/table/use-history-action';
import { ToneBadge } from '../../../../components/admin/ToneBadge';
import { useLatest } from '../../../../components/admin/use-latest';
import type { useSubscriberList } from '../hooks/use-subscriber-list';
import styles from './SubscriberTable.module.css';

interface SubscriberTableProps {
  list: ReturnType<typeof useSubscriberList>;
  view: TableView;
  selected: string[];
  onSelect: (ids: string[]) => void;
  onDelete: (subscriber: NewsletterDto) => void;
  /** Whether a question is asked meanwhile. */
  isAsking: boolean;
}

const EMAIL = {
  title: 'Email',
  width: 'minmax(0, 1fr)',
  card: 'name',
  orders: ordersOf('email', ALPHABETICAL),
} as const;

export const SUBSCRIBER_COLUMNS: DataColumn<NewsletterDto>[] = [
  { ...EMAIL, render: ({ email }) => email },
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
  const historyOf = useHistoryAction('subscriber');
  const handlers = useLatest({ onOpen: list.open, onDelete });
  const columns = useMemo<DataColumn<NewsletterDto>[]>(
    () => [
      {
        ...EMAIL,
        render: (subscriber) => (
          <span className={styles.email} title={subscriber.email}>
            <OpenRow onClick={() => handlers.onOpen(subscriber)}>{subscriber.email}</OpenRow>
            {subscriber.refused && <ToneBadge tone="danger">Refused</ToneBadge>}
          </span>
        ),
      },
      ...SUBSCRIBER_COLUMNS.slice(1),
      {
        title: 'Actions',
        width: 'var(--actions)',
        card: 'actions',
        render: (subscriber) => (
          <RowActions
            name={subscriber.email}
            actions={[
              historyOf(subscriber.id),
              {
                title: 'Delete',
                icon: <DeleteOutlined aria-hidden="true" />,
                danger: true,
                onClick: () => handlers.onDelete(subscriber),
              },
            ]}
          />
        ),
      },
    ],
    [handlers, historyOf],
  );
  return (
    <DataTable
      label="Subscribers"
      query={list.query}
      rows={list.data?.newsletters}
      rowKey={({ id }) => id}
      columns={columns}
      view={view}
      sorting={list.sorting}
      empty={
        <ListEmpty title="No subscribers found" onClear={list.clear}>
          {reasonOf(list)}
        </ListEmpty>
      }
      errorTitle="We could not load the subscribers"
      keys={{ onOpen: list.open, onDelete, disabled: isAsking || list.shownId !== '' }}
      selection={{ keys: selected, onChange: onSelect, label: ({ email }) => `Select ${email}` }}
    />
  );
}

function reasonOf({ search, clear }: ReturnType<typeof useSubscriberList>): string {
  if (search) return 'No address of these days contains what you search for.';
  return clear ? 'Nobody has subscribed on these days.' : 'Nobody has subscribed yet.';
}
