import { Alert, Badge, Button, Flex, Typography } from 'antd';
import { Link } from 'react-router-dom';
import type { SyncRunDto } from '../../../api/generated/model/syncRunDto';
import type { SyncState } from '../../../api/generated/model/syncState';
import type { SyncStatusDto } from '../../../api/generated/model/syncStatusDto';
import { ShortDate } from '../../../components/admin/ShortDate';
import { formatCounts, RunningSync, runPath, STATUSES, SYNC_STATES, SyncTimes } from '../../sync';
import type { usePlatformSyncs } from '../hooks/use-platform-syncs';

interface PlatformSyncProps {
  status: SyncStatusDto;
  /** Newest first. */
  runs: SyncRunDto[];
  sync: ReturnType<typeof usePlatformSyncs>[SyncStatusDto['platform']];
}

const STATES: Record<SyncState, string> = { ...SYNC_STATES, held: 'Needs review' };

const BADGES = {
  fresh: 'success',
  stale: 'warning',
  failed: 'error',
  held: 'warning',
  running: 'processing',
  never: 'default',
  off: 'default',
} as const satisfies Record<SyncState, string>;

export function PlatformSync({ status, runs, sync }: PlatformSyncProps) {
  const { state, error } = status;
  return (
    <Flex vertical gap={4}>
      <Flex gap={8} align="center">
        <h3>{sync.name}</h3>
        <Badge status={BADGES[state]} text={STATES[state]} style={{ flex: 1 }} />
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
      </Flex>
      {state !== 'off' && (
        <Typography.Text type="secondary">
          <SyncTimes status={status} isBesideState />
        </Typography.Text>
      )}
      <RunningSync platform={status.platform} />
      {error && <Alert type={state === 'failed' ? 'error' : 'warning'} role="none" title={error} />}
      {runs.length > 0 && (
        <ul aria-label={`Last syncs with ${sync.name}`}>
          {runs.map((run) => (
            <Flex key={run.id} component="li" gap={8} justify="space-between" align="center">
              <Link to={runPath(run.id)} style={TARGET}>
                <ShortDate value={run.started_at} withTime />
              </Link>
              <span>{resultOf(run)}</span>
            </Flex>
          ))}
        </ul>
      )}
    </Flex>
  );
}

/** WCAG requires targets of at least 24 px. */
const TARGET = { display: 'inline-block', minHeight: 24 };

function resultOf(run: SyncRunDto): string {
  const { status } = run;
  const isDone = status === 'succeeded' || status === 'partial';
  return isDone ? formatCounts(run) : STATUSES[status].label;
}
