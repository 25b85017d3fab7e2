import { Select } from 'antd';
import { PageHead } from '../../../components/admin/PageHead';
import { ListBar } from '../../../components/admin/table/ListBar';
import { TableFoot } from '../../../components/admin/table/TableFoot';
import { TableTools } from '../../../components/admin/table/TableTools';
import { useTableView } from '../../../components/admin/table/use-table-view';
import { RunningSync } from '../components/RunningSync';
import { RUN_COLUMNS, RunTable } from '../components/RunTable';
import { useRunList } from '../hooks/use-run-list';
import { RunDialog } from '../components/RunDialog';
import { PLATFORMS } from '../sync-words';
import styles from './SyncHistoryPage.module.css';

const OPTIONS = [
  { value: '', label: 'All platforms' },
  ...Object.entries(PLATFORMS).map(([value, label]) => ({ value, label })),
];

export default function SyncHistoryPage() {
  const list = useRunList();
  const tools = useTableView('syncs');
  return (
    <>
      <PageHead
        title="Sync History"
        subtitle="What each sync with Thinkific and Udemy has changed"
      />
      <RunningSync />
      <ListBar
        search={
          <div className={styles.filter}>
            <Select
              aria-label="Platform"
              options={OPTIONS}
              value={list.platform}
              onChange={(platform) => list.choose({ platform })}
            />
          </div>
        }
        tools={<TableTools columns={RUN_COLUMNS} tools={tools} />}
      />
      <RunTable list={list} view={tools.view} />
      <TableFoot
        page={list.page}
        size={list.size}
        total={list.data?.pagination.total ?? 0}
        onTurn={list.turnTo}
        onResize={list.resize}
      />
      <RunDialog id={list.shown} onShow={list.open} onClose={list.closeDialog} />
    </>
  );
}
