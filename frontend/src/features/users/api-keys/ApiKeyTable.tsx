import { DeleteOutlined } from '@ant-design/icons';
import type { ApiKeyDto } from '../../../api/generated/model/apiKeyDto';
import { ShortDate } from '../../../components/admin/ShortDate';
import type { DataColumn, TableView } from '../../../components/admin/table/columns';
import { DataTable } from '../../../components/admin/table/DataTable';
import { Line, TwoLines } from '../../../components/admin/table/Lines';
import { ListEmpty } from '../../../components/admin/table/ListEmpty';
import { RowActions } from '../../../components/admin/table/RowActions';
import { useHistoryAction } from '../../../components/admin/table/use-history-action';
import { TimeAgo } from '../../../components/admin/TimeAgo';
import { ToneBadge } from '../../../components/admin/ToneBadge';
import { endOf, scopesInWords } from './api-key-words';
import type { useApiKeys } from './use-api-keys';

export const KEY_COLUMNS: DataColumn<ApiKeyDto>[] = [
  {
    title: 'Name',
    width: 'minmax(0, 1fr)',
    card: 'name',
    render: ({ name }) => <Line text={name} />,
  },
  {
    title: 'Key',
    width: '152px',
    optional: true,
    render: ({ beginning }) => <code>{beginning}…</code>,
  },
  {
    title: 'May do',
    width: 'minmax(0, 1.6fr)',
    card: 'text',
    render: ({ scopes }) => <TwoLines text={scopesInWords(scopes)} />,
  },
  {
    title: 'From',
    width: 'minmax(0, 0.8fr)',
    wideOnly: true,
    optional: true,
    render: ({ addresses }) => <Line text={addresses.join(', ') || 'everywhere'} muted />,
  },
  {
    title: 'Made by',
    width: '136px',
    wideOnly: true,
    optional: true,
    render: (key) => <Line text={key.maker_name} muted />,
  },
  {
    title: 'Last used',
    width: '128px',
    optional: true,
    render: ({ last_used_at: at, last_used_from: from }) =>
      at ? (
        <Line text={`from ${from}`}>
          <TimeAgo value={at} />
        </Line>
      ) : (
        <Line text="never" muted />
      ),
  },
  {
    title: 'Validity',
    width: '144px',
    card: 'status',
    render: (key) => <End {...key} />,
  },
];

interface ApiKeyTableProps {
  list: ReturnType<typeof useApiKeys>;
  view: TableView;
}

export function ApiKeyTable({ list, view }: ApiKeyTableProps) {
  const historyOf = useHistoryAction('apiKey');
  const actions: DataColumn<ApiKeyDto> = {
    title: 'Actions',
    width: 'var(--actions)',
    card: 'actions',
    render: (key) => (
      <RowActions
        name={key.name}
        actions={[
          historyOf(key.id),
          {
            title: 'Revoke',
            icon: <DeleteOutlined />,
            danger: true,
            onClick: () => list.revocation.ask(key),
          },
        ]}
      />
    ),
  };
  return (
    <DataTable
      label="API keys"
      query={list.query}
      rows={list.keys}
      rowKey={({ id }) => id}
      columns={[...KEY_COLUMNS, actions]}
      view={view}
      empty={
        <ListEmpty title="No API keys yet">
          A program needs one to call the back office’s part of the API.
        </ListEmpty>
      }
      errorTitle="We could not load the API keys"
      keys={{
        onDelete: list.revocation.ask,
        disabled: list.isMaking || list.revocation.dialog.open,
      }}
    />
  );
}

function End(key: ApiKeyDto) {
  const end = endOf(key);
  if (end) {
    return (
      <span title={end.reason}>
        <ToneBadge tone="caution">{end.word}</ToneBadge>
      </span>
    );
  }
  if (!key.expires_at) return 'without end';
  return (
    <>
      until <ShortDate value={key.expires_at} />
    </>
  );
}
