import { Select } from 'antd';
import { ListToolbar } from '../../../components/admin/ListToolbar';
import { PageHeader } from '../../../components/admin/PageHeader';
import { useTableView } from '../../../components/admin/use-table-view';
import { RunDialog } from '../components/RunDialog';
import { RunningSync } from '../components/RunningSync';
import { RUN_COLUMNS, RunTable } from '../components/RunTable';
import { useRunList } from '../hooks/use-run-list';
import { PLATFORMS } from '../sync-labels';

const OPTIONS = [
  { value: '', label: 'All platforms' },
  ...Object.entries(PLATFORMS).map(([value, label]) => ({ value, label })),
];

export default function SyncHistoryPage() {
  const list = useRunList();
  const tools = useTableView('syncs');
  return (
    <>
      <PageHeader
        title="Sync History"
        subtitle="What each sync with Thinkific and Udemy has changed"
      />
      <RunningSync />
      <ListToolbar
        search={
          <Select
            aria-label="Platform"
            options={OPTIONS}
            value={list.platform}
            onChange={(platform) => list.choose({ platform })}
            style={{ width: 200 }}
          />
        }
        columns={RUN_COLUMNS}
        tools={tools}
      />
      <RunTable list={list} view={tools.view} />
      <RunDialog id={list.shown} onShow={list.open} onClose={list.closeDialog} />
    </>
  );
}
