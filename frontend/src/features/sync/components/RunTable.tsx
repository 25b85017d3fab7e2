import { EyeOutlined } from '@ant-design/icons';
import type { SyncRunDto } from '../../../api/generated/model/syncRunDto';
import type { DataColumn, TableView } from '../../../components/admin/data-columns';
import { DataTable } from '../../../components/admin/DataTable';
import { ShortDate } from '../../../components/admin/ShortDate';
import type { useRunList } from '../hooks/use-run-list';
import { durationOf, outcomeOf, PLATFORMS, starterOf } from '../sync-labels';
import { RunStatus } from './RunStatus';

interface RunTableProps {
  list: ReturnType<typeof useRunList>;
  view: TableView;
}

export const RUN_COLUMNS: DataColumn<SyncRunDto>[] = [
  {
    title: 'Sync',
    width: 240,
    card: 'name',
    render: ({ platform, started_at: at }) => (
      <>
        {PLATFORMS[platform]} · <ShortDate value={at} withTime />
      </>
    ),
  },
  { title: 'Result', width: 200, card: 'status', render: (run) => <RunStatus run={run} /> },
  { title: 'Changes', card: 'text', render: outcomeOf },
  { title: 'By', width: 160, optional: true, render: starterOf },
  { title: 'Took', width: 88, optional: true, render: durationOf },
  { title: 'Requests', width: 96, optional: true, render: ({ requests }) => requests },
];

export function RunTable({ list, view }: RunTableProps) {
  return (
    <DataTable
      label="Syncs"
      query={list.query}
      rows={list.data?.runs}
      rowKey={({ id }) => String(id)}
      rowName={({ id, platform }) => `sync ${id} with ${PLATFORMS[platform]}`}
      columns={RUN_COLUMNS}
      actions={(run) => [{ title: 'Show', icon: <EyeOutlined />, onClick: () => list.open(run) }]}
      list={list}
      total={list.data?.pagination.total}
      view={view}
      empty={{
        title: 'No syncs yet',
        reason: 'Each sync with a platform is listed here for a year.',
        onClear: list.clear,
      }}
      errorTitle="We could not load the syncs"
      keys={{ onOpen: list.open, disabled: list.shown !== undefined }}
    />
  );
}
