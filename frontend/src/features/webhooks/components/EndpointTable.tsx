import {
  DeleteOutlined,
  EditOutlined,
  KeyOutlined,
  PoweroffOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import type { WebhookEndpointDto } from '../../../api/generated/model/webhookEndpointDto';
import type { DataColumn, TableView } from '../../../components/admin/table/columns';
import { DataTable } from '../../../components/admin/table/DataTable';
import { Line, TwoLines } from '../../../components/admin/table/Lines';
import { ListEmpty } from '../../../components/admin/table/ListEmpty';
import { RowActions } from '../../../components/admin/table/RowActions';
import { useHistoryAction } from '../../../components/admin/table/use-history-action';
import { TimeAgo } from '../../../components/admin/TimeAgo';
import { ToneBadge } from '../../../components/admin/ToneBadge';
import type { Webhooks } from '../use-webhooks';
import { eventsInWords, stateInWords } from '../webhook-words';
import styles from './EndpointTable.module.css';

export const ENDPOINT_COLUMNS: DataColumn<WebhookEndpointDto>[] = [
  {
    title: 'Name',
    width: 'minmax(0, 0.8fr)',
    card: 'name',
    render: ({ name }) => <Line text={name} />,
  },
  {
    title: 'Address',
    width: 'minmax(0, 1.4fr)',
    wideOnly: true,
    optional: true,
    card: 'text',
    render: ({ url }) => <TwoLines text={url} muted />,
  },
  {
    title: 'Events',
    width: 'minmax(0, 1.4fr)',
    card: 'text',
    render: ({ events }) => <TwoLines text={eventsInWords(events)} />,
  },
  {
    title: 'Last delivery',
    width: '144px',
    optional: true,
    card: 'text',
    render: ({ last_delivery: last }) => <LastDelivery last={last} />,
  },
  {
    title: 'State',
    width: '5.5rem',
    card: 'status',
    render: ({ is_active: isActive }) => (
      <ToneBadge tone={isActive ? 'good' : 'other'}>{isActive ? 'On' : 'Off'}</ToneBadge>
    ),
  },
];

/** Its column has a head, and a card has none. */
function LastDelivery({ last }: { last: WebhookEndpointDto['last_delivery'] }) {
  return (
    <div className={styles.last}>
      <span className={styles.what}>Last delivery:</span>
      {last ? (
        <>
          <span>{stateInWords({ state: last.state, tries: 1 }).label}</span>
          <TimeAgo value={last.at} />
        </>
      ) : (
        <span className={styles.none}>none yet</span>
      )}
    </div>
  );
}

export function EndpointTable({ list, view }: { list: Webhooks; view: TableView }) {
  const historyOf = useHistoryAction('webhookEndpoint');
  const actions: DataColumn<WebhookEndpointDto> = {
    title: 'Actions',
    width: 'var(--actions)',
    card: 'actions',
    render: (endpoint) => (
      <RowActions
        name={endpoint.name}
        actions={[
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
      />
    ),
  };
  return (
    <DataTable
      label="Webhooks"
      query={list.query}
      rows={list.endpoints}
      rowKey={({ id }) => id}
      columns={[...ENDPOINT_COLUMNS, actions]}
      view={view}
      empty={
        <ListEmpty title="No endpoints yet">
          Add the address of a program that wants to be told of courses, stories, subscribers or
          syncs.
        </ListEmpty>
      }
      errorTitle="We could not load the webhooks"
      keys={{
        onOpen: list.watch,
        onEdit: list.edit,
        onDelete: list.deletion.ask,
        disabled:
          [list.edited, list.watched, list.deletion.about, list.rotation.about].some(Boolean) ||
          list.isAdding ||
          list.isGone,
      }}
    />
  );
}
