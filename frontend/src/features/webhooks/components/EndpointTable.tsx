import {
  DeleteOutlined,
  EditOutlined,
  KeyOutlined,
  PoweroffOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import type { WebhookEndpointDto } from '../../../api/generated/model/webhookEndpointDto';
import type { DataColumn, TableView } from '../../../components/admin/data-columns';
import { DataTable } from '../../../components/admin/DataTable';
import { TwoLineText } from '../../../components/admin/EllipsisText';
import { useHistoryAction } from '../../../components/admin/use-history-action';
import { TimeAgo } from '../../../components/admin/TimeAgo';
import { ToneBadge } from '../../../components/admin/ToneBadge';
import type { Webhooks } from '../use-webhooks';
import { formatEvents, formatState } from '../webhook-labels';

export const ENDPOINT_COLUMNS: DataColumn<WebhookEndpointDto>[] = [
  {
    title: 'Name',
    card: 'name',
    ellipsis: true,
    render: ({ name }) => name,
  },
  {
    title: 'Address',
    width: '25%',
    responsive: ['xl'],
    optional: true,
    card: 'text',
    render: ({ url }) => <TwoLineText text={url} muted />,
  },
  {
    title: 'Events',
    width: '25%',
    card: 'text',
    render: ({ events }) => <TwoLineText text={formatEvents(events)} />,
  },
  {
    title: 'Last delivery',
    width: 160,
    optional: true,
    render: ({ last_delivery: last }) => <LastDelivery last={last} />,
  },
  {
    title: 'State',
    width: 96,
    card: 'status',
    render: ({ is_active: isActive }) => (
      <ToneBadge tone={isActive ? 'good' : 'other'}>{isActive ? 'On' : 'Off'}</ToneBadge>
    ),
  },
];

function LastDelivery({ last }: { last: WebhookEndpointDto['last_delivery'] }) {
  if (!last) return 'none yet';
  return (
    <>
      {formatState({ state: last.state, tries: 1 }).label}
      <br />
      <TimeAgo value={last.at} />
    </>
  );
}

export function EndpointTable({ list, view }: { list: Webhooks; view: TableView }) {
  const historyOf = useHistoryAction('webhookEndpoint');
  return (
    <DataTable
      label="Webhooks"
      query={list.query}
      rows={list.endpoints}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      columns={ENDPOINT_COLUMNS}
      actions={(endpoint) => [
        {
          title: 'Deliveries',
          words: 'Deliveries to',
          icon: <UnorderedListOutlined />,
          onClick: () => list.watch(endpoint),
        },
        { title: 'Edit', icon: <EditOutlined />, onClick: () => list.edit(endpoint) },
        {
          title: endpoint.is_active ? 'Turn off' : 'Turn on',
          icon: <PoweroffOutlined />,
          onClick: () => void list.toggle(endpoint),
        },
        {
          title: 'New secret',
          words: 'New secret for',
          icon: <KeyOutlined />,
          onClick: () => list.rotation.ask(endpoint),
        },
        historyOf(endpoint.id),
        {
          title: 'Delete',
          icon: <DeleteOutlined />,
          danger: true,
          onClick: () => list.deletion.ask(endpoint),
        },
      ]}
      view={view}
      empty={{
        title: 'No endpoints yet',
        reason:
          'Add the address of a program that should receive events about courses, stories, subscribers or syncs.',
      }}
      errorTitle="We could not load the webhooks"
      keys={{
        onOpen: list.watch,
        onEdit: list.edit,
        onDelete: list.deletion.ask,
        disabled:
          [list.edited, list.watched, list.deletion.target, list.rotation.target].some(Boolean) ||
          list.isAdding ||
          list.isGone,
      }}
    />
  );
}
