import { DeleteOutlined } from '@ant-design/icons';
import type { ApiKeyDto } from '../../../api/generated/model/apiKeyDto';
import { ShortDate } from '../../../components/admin/ShortDate';
import type { DataColumn, TableView } from '../../../components/admin/data-columns';
import { DataTable } from '../../../components/admin/DataTable';
import { EllipsisText, TwoLineText } from '../../../components/admin/EllipsisText';
import { useHistoryAction } from '../../../components/admin/use-history-action';
import { TimeAgo } from '../../../components/admin/TimeAgo';
import { ToneBadge } from '../../../components/admin/ToneBadge';
import { endOf, formatScopes } from './api-key-labels';
import type { useApiKeys } from './use-api-keys';

export const KEY_COLUMNS: DataColumn<ApiKeyDto>[] = [
  {
    title: 'Name',
    card: 'name',
    ellipsis: true,
    render: ({ name }) => name,
  },
  {
    title: 'Key',
    width: 152,
    optional: true,
    render: ({ beginning }) => <code>{beginning}…</code>,
  },
  {
    title: 'Permissions',
    width: '25%',
    card: 'text',
    render: ({ scopes }) => <TwoLineText text={formatScopes(scopes)} />,
  },
  {
    title: 'Allowed from',
    width: '12%',
    responsive: ['xl'],
    optional: true,
    ellipsis: true,
    render: ({ addresses }) => addresses.join(', ') || 'everywhere',
  },
  {
    title: 'Created by',
    width: 136,
    responsive: ['xl'],
    optional: true,
    ellipsis: true,
    render: (key) => key.maker_name,
  },
  {
    title: 'Last used',
    width: 128,
    optional: true,
    render: ({ last_used_at: at, last_used_from: from }) =>
      at ? (
        <EllipsisText text={`from ${from}`}>
          <TimeAgo value={at} />
        </EllipsisText>
      ) : (
        <EllipsisText text="never" muted />
      ),
  },
  {
    title: 'Validity',
    width: 144,
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
  return (
    <DataTable
      label="API keys"
      query={list.query}
      rows={list.keys}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      columns={KEY_COLUMNS}
      actions={(key) => [
        historyOf(key.id),
        {
          title: 'Revoke',
          icon: <DeleteOutlined />,
          danger: true,
          onClick: () => list.revocation.ask(key),
        },
      ]}
      view={view}
      empty={{
        title: 'No API keys yet',
        reason: 'A program needs a key to call the API of the back office.',
      }}
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
  if (!key.expires_at) return 'no expiry';
  return (
    <>
      until <ShortDate value={key.expires_at} />
    </>
  );
}
