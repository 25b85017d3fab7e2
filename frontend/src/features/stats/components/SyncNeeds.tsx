import { Button } from 'antd';
import { Link } from 'react-router-dom';
import type { SyncStatusDto } from '../../../api/generated/model/syncStatusDto';
import { TimeAgo } from '../../../components/admin/TimeAgo';
import { usePlatformSyncs } from '../hooks/use-platform-syncs';
import { runPath } from '../../sync';
import { NeedItem } from './NeedItem';

export function SyncNeeds({ syncs }: { syncs: SyncStatusDto[] }) {
  const platforms = usePlatformSyncs();
  return syncs.map(({ platform, state, error, synced_at: syncedAt, held_run: heldRun }) => {
    const { name, start, isRunning } = platforms[platform];
    return (
      <NeedItem
        key={platform}
        status={state === 'failed' ? 'error' : 'warning'}
        title={name}
        text={error ?? 'A sync is overdue. Visitors may see outdated courses.'}
        since={syncedAt && <TimeAgo value={syncedAt} />}
        action={
          heldRun === null ? (
            <Button
              size="small"
              loading={isRunning}
              onClick={start}
              aria-label={`Sync ${name} now`}
            >
              {isRunning ? 'Syncing...' : 'Sync'}
            </Button>
          ) : (
            <Link to={runPath(heldRun)} aria-label={`Decide about the sync with ${name}`}>
              Decide
            </Link>
          )
        }
      />
    );
  });
}
