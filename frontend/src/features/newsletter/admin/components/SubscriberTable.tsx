import { DeleteOutlined } from '@ant-design/icons';
import { Flex } from 'antd';
import { useMemo } from 'react';
import type { NewsletterDto } from '../../../../api/generated/model/newsletterDto';
import {
  ALPHABETICAL,
  BY_DATE,
  type DataColumn,
  ordersOf,
  type TableView,
} from '../../../../components/admin/data-columns';
import { DataTable } from '../../../../components/admin/DataTable';
import { ShortDate } from '../../../../components/admin/ShortDate';
import { OpenRowButton } from '../../../../components/admin/OpenRowButton';
import { useHistoryAction } from '../../../../components/admin/use-history-action';
import { ToneBadge } from '../../../../components/admin/ToneBadge';
import { useLatest } from '../../../../components/admin/use-latest';
import type { useSubscriberList } from '../hooks/use-subscriber-list';

interface SubscriberTableProps {
  list: ReturnType<typeof useSubscriberList>;
  view: TableView;
  selected: string[];
  onSelect: (ids: string[]) => void;
  onDelete: (subscriber: NewsletterDto) => void;
  /** A dialog is open that handles the keys. */
  isAsking: boolean;
}

const columnsWith = (open: (subscriber: NewsletterDto) => void): DataColumn<NewsletterDto>[] => [
  {
    title: 'Email',
    card: 'name',
    orders: ordersOf('email', ALPHABETICAL),
    render: (subscriber) => (
      <Flex gap="small" align="center">
        <OpenRowButton onClick={() => open(subscriber)}>{subscriber.email}</OpenRowButton>
        {subscriber.bounced && <ToneBadge tone="danger">Bounced</ToneBadge>}
      </Flex>
    ),
  },
  {
    title: 'Subscribed Date',
    width: 220,
    card: 'text',
    orders: BY_DATE,
    optional: true,
    render: ({ subscribedAt }) => <ShortDate value={subscribedAt} withTime />,
  },
];

/** For the column chooser, which does not render cells. */
export const SUBSCRIBER_COLUMNS = columnsWith(() => undefined);

export function SubscriberTable(props: SubscriberTableProps) {
  const { list, view, selected, onSelect, onDelete, isAsking } = props;
  const historyOf = useHistoryAction('subscriber');
  const { open } = useLatest({ open: list.open });
  const columns = useMemo(() => columnsWith(open), [open]);
  return (
    <DataTable
      label="Subscribers"
      query={list.query}
      rows={list.data?.newsletters}
      rowKey={({ id }) => id}
      rowName={({ email }) => email}
      columns={columns}
      actions={(subscriber) => [
        historyOf(subscriber.id),
        {
          title: 'Delete',
          icon: <DeleteOutlined />,
          danger: true,
          onClick: () => onDelete(subscriber),
        },
      ]}
      list={list}
      total={list.data?.pagination.total}
      isMore={list.data?.pagination.truncated}
      searchedNewest={list.data?.pagination.searched_newest}
      view={view}
      empty={{ title: 'No subscribers found', reason: reasonOf(list), onClear: list.clear }}
      errorTitle="We could not load the subscribers"
      keys={{ onOpen: list.open, onDelete, disabled: isAsking || list.shownId !== '' }}
      selection={{ keys: selected, onChange: onSelect }}
    />
  );
}

function reasonOf({ search, clear }: ReturnType<typeof useSubscriberList>): string {
  if (search) return 'No address from these days matches your search.';
  return clear ? 'Nobody has subscribed on these days.' : 'Nobody has subscribed yet.';
}
