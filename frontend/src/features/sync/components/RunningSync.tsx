import { Button } from 'antd';
import { useQueryClient } from '@tanstack/react-query';
import type { PlatformName } from '../../../api/generated/model/platformName';
import type { SyncRunDto } from '../../../api/generated/model/syncRunDto';
import { getListRunningSyncsQueryKey, useCancelSyncRun } from '../../../api/generated/sync/sync';
import { passFocusOn } from '../../../components/admin/pass-focus-on';
import { toastFailure } from '../../../components/toaster/toast-failure';
import { useRunningSyncs } from '../hooks/use-running-syncs';
import { PLATFORMS, progressInWords } from '../sync-words';
import styles from './RunningSync.module.css';

/** How far the syncs have come that are running, of one platform or of all; nothing while none is. */
export function RunningSync({ platform }: { platform?: PlatformName }) {
  const runs = useRunningSyncs();
  return runs
    .filter((run) => platform === undefined || run.platform === platform)
    .map((run) => <Running key={run.id} run={run} />);
}

function Running({ run }: { run: SyncRunDto }) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useCancelSyncRun({
    mutation: {
      onError: (error) => toastFailure('Failed to cancel the sync', error),
      onSettled: () => queryClient.invalidateQueries({ queryKey: getListRunningSyncsQueryKey() }),
    },
  });
  const { id, courses_done: done, courses_total: total, cancelled_by: cancelledBy } = run;
  const name = `Sync with ${PLATFORMS[run.platform]}`;
  const isEnding = isPending || cancelledBy !== null;
  return (
    <div ref={passFocusOn} className={styles.running} role="group" aria-label={name}>
      <progress
        aria-label={name}
        className={styles.bar}
        {...(total !== null && { value: done, max: Math.max(total, done, 1) })}
      />
      <p className={styles.words}>{isEnding ? 'Cancelling…' : progressInWords(run)}</p>
      <Button size="small" loading={isEnding} onClick={() => mutate({ id })}>
        Cancel<span className="visually-hidden"> the sync with {PLATFORMS[run.platform]}</span>
      </Button>
    </div>
  );
}
