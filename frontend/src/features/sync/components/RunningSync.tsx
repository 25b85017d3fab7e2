import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Progress } from 'antd';
import type { PlatformName } from '../../../api/generated/model/platformName';
import type { SyncRunDto } from '../../../api/generated/model/syncRunDto';
import { getListRunningSyncsQueryKey, useCancelSyncRun } from '../../../api/generated/sync/sync';
import { passFocusOn } from '../../../components/admin/pass-focus-on';
import { toastFailure } from '../../../components/toaster/toast-failure';
import { useRunningSyncs } from '../hooks/use-running-syncs';
import { PLATFORMS, progressInWords } from '../sync-words';

/** The progress of the syncs of one platform or of all; renders nothing while none is running. */
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
    <div ref={passFocusOn}>
      <Alert
        type="info"
        role="group"
        aria-label={name}
        title={isEnding ? 'Cancelling…' : progressInWords(run)}
        description={
          <Progress
            aria-label={name}
            size="small"
            status="active"
            showInfo={total !== null}
            percent={total === null ? 0 : Math.round((done / Math.max(total, done, 1)) * 100)}
          />
        }
        action={
          <Button size="small" loading={isEnding} onClick={() => mutate({ id })}>
            Cancel<span className="visually-hidden"> the sync with {PLATFORMS[run.platform]}</span>
          </Button>
        }
        style={{ marginBottom: 16 }}
      />
    </div>
  );
}
