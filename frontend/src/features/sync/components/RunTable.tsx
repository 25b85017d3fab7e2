import { useMemo } from 'react';
import type { SyncRunDto } from '../../../api/generated/model/syncRunDto';
import { ShortDate } from '../../../components/admin/ShortDate';
import type { DataColumn, TableView } from '../../../components/admin/table/columns';
import { DataTable } from '../../../components/admin/table/DataTable';
import { Line, TwoLines } from '../../../components/admin/table/Lines';
import { ListEmpty } from '../../../components/admin/table/ListEmpty';
import { OpenRow } from '../../../components/admin/table/OpenRow';
import { useLatest } from '../../../components/admin/use-latest';
import type { useRunList } from '../hooks/use-run-list';
import { durationOf, outcomeOf, PLATFORMS, starterOf } from '../sync-words';
import { RunStatus } from './RunStatus';

interface RunTableProps {
  list: ReturnType<typeof useRunList>;
  view: TableView;
}

const OPTIONAL_COLUMNS: DataColumn<SyncRunDto>[] = [
  {
    title: 'By',
    width: '160px',
    wideOnly: true,
    optional: true,
    render: (run) => <Line text={starterOf(run)} muted />,
  },
  {
    title: 'Took',
    width: '80px',
    wideOnly: true,
    optional: true,
    render: (run) => durationOf(run),
  },
  {
    title: 'Requests',
    width: '88px',
    wideOnly: true,
    optional: true,
    render: ({ requests }) => requests,
  },
];

export const RUN_COLUMNS: DataColumn<SyncRunDto>[] = [
  { title: 'Result', width: '208px', card: 'status', render: (run) => <RunStatus run={run} /> },
  {
    title: 'Changes',
    width: 'minmax(0, 1fr)',
    card: 'text',
    render: (run) => <TwoLines text={outcomeOf(run)} />,
  },
  ...OPTIONAL_COLUMNS,
];

export function RunTable({ list, view }: RunTableProps) {
  const { open } = useLatest({ open: list.open });
  const columns = useMemo<DataColumn<SyncRunDto>[]>(
    () => [
      {
        title: 'Sync',
        width: '256px',
        card: 'name',
        render: (run) => (
          <OpenRow onClick={() => open(run)}>
            {PLATFORMS[run.platform]} · <ShortDate value={run.started_at} withTime />
          </OpenRow>
        ),
      },
      ...RUN_COLUMNS,
    ],
    [open],
  );
  return (
    <DataTable
      label="Syncs"
      query={list.query}
      rows={list.data?.runs}
      rowKey={({ id }) => String(id)}
      columns={columns}
      view={view}
      empty={
        <ListEmpty title="No syncs yet" onClear={list.clear}>
          Each sync with a platform is listed here for a year.
        </ListEmpty>
      }
      errorTitle="We could not load the syncs"
      keys={{ onOpen: list.open, disabled: list.shown !== undefined }}
    />
  );
}
