import { Button } from 'antd';
import { Link } from 'react-router-dom';
import type { SyncRunDto } from '../../../api/generated/model/syncRunDto';
import type { SyncState } from '../../../api/generated/model/syncState';
import type { SyncStatus } from '../../../api/generated/model/syncStatus';
import type { SyncStatusDto } from '../../../api/generated/model/syncStatusDto';
import { ShortDate } from '../../../components/admin/ShortDate';
import { problemsInWords, RunningSync, runPath, SYNC_STATES, SyncTimes } from '../../sync';
import type { usePlatformSyncs } from '../hooks/use-platform-syncs';
import styles from './SyncPanel.module.css';

interface PlatformSyncProps {
  status: SyncStatusDto;
  /** The latest, newest first; undefined while they are fetched. */
  runs: SyncRunDto[] | undefined;
  sync: ReturnType<typeof usePlatformSyncs>[SyncStatusDto['platform']];
}

const STATES: Record<SyncState, string> = { ...SYNC_STATES, held: 'Waits for you' };

const RESULTS: Record<Exclude<SyncStatus, 'succeeded' | 'partial'>, string> = {
  running: 'Running',
  failed: 'Failed',
  held: 'Held back',
  previewed: 'Preview',
  cancelled: 'Cancelled',
};

export function PlatformSync({ status, runs = [], sync }: PlatformSyncProps) {
  const { state, error } = status;
  return (
    <div className={styles.platform}>
      <div className={styles.head}>
        <span className={styles.dot} data-state={state} />
        <h3>{sync.name}</h3>
        <span className={styles.state}>{STATES[state]}</span>
        {state !== 'off' && (
          <Button
            size="small"
            loading={sync.isRunning}
            onClick={sync.start}
            aria-label={sync.isRunning ? undefined : `Sync ${sync.name}`}
          >
            {sync.isRunning ? 'Syncing...' : 'Sync'}
          </Button>
        )}
      </div>
      {state !== 'off' && (
        <p className={styles.times}>
          <SyncTimes status={status} isBesideState />
        </p>
      )}
      <RunningSync platform={status.platform} />
      {error && <p className={styles.error}>{error}</p>}
      {runs.length > 0 && (
        <ul className={styles.runs} aria-label={`Last syncs with ${sync.name}`}>
          {runs.map((run) => (
            <li key={run.id} data-status={run.status}>
              <Link to={runPath(run.id)}>
                <ShortDate value={run.started_at} withTime />
              </Link>
              <RunResult run={run} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function RunResult({ run }: { run: SyncRunDto }) {
  const { status, added, updated, removed, problems } = run;
  if (status === 'partial') return <span>{problemsInWords(problems)}</span>;
  if (status !== 'succeeded') return <span>{RESULTS[status]}</span>;
  return (
    <span>
      <span className="visually-hidden">{`${added} added, ${updated} changed, ${removed} gone`}</span>
      <span aria-hidden="true">{`+${added} ~${updated} −${removed}`}</span>
    </span>
  );
}
