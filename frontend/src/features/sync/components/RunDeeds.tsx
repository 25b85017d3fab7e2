import { Button } from 'antd';
import type { SyncRunDto } from '../../../api/generated/model/syncRunDto';
import dialog from '../../../components/admin/dialog.module.css';
import type { useDecisions } from '../hooks/use-decisions';

interface RunDeedsProps {
  run: SyncRunDto;
  decisions: ReturnType<typeof useDecisions>;
}

/** What can become of a run that has only looked. */
export function RunDeeds({ run, decisions }: RunDeedsProps) {
  const { id, added, updated, removed } = run;
  const { isApplying, isKeeping, apply, keep } = decisions;
  const isBusy = isApplying || isKeeping;
  const isHeld = run.status === 'held';
  return (
    <div className={dialog.actions}>
      {isHeld && (
        <Button loading={isKeeping} disabled={isBusy} onClick={() => keep(id)}>
          Keep ours
        </Button>
      )}
      {(isHeld || added + updated + removed > 0) && (
        <Button
          type="primary"
          danger={isHeld}
          loading={isApplying}
          disabled={isBusy}
          onClick={() => apply(id)}
        >
          {isHeld ? 'Apply anyway' : 'Apply'}
        </Button>
      )}
    </div>
  );
}
