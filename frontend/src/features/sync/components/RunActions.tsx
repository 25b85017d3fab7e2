import { Button } from 'antd';
import type { SyncRunDto } from '../../../api/generated/model/syncRunDto';
import dialog from '../../../components/admin/dialog.module.css';
import { passFocusOn } from '../../../components/admin/pass-focus-on';
import type { useDecisions } from '../hooks/use-decisions';

interface RunActionsProps {
  run: SyncRunDto;
  decisions: ReturnType<typeof useDecisions>;
}

/** What can become of a run that has only looked. */
export function RunActions({ run, decisions }: RunActionsProps) {
  const { id, added, updated, removed } = run;
  const { isApplying, isKeeping, apply, keep } = decisions;
  const isHeld = run.status === 'held';
  return (
    <div ref={passFocusOn} className={dialog.actions}>
      {isHeld && (
        <Button loading={isKeeping} disabled={isApplying} onClick={() => keep(id)}>
          Keep ours
        </Button>
      )}
      {(isHeld || added + updated + removed > 0) && (
        <Button
          type="primary"
          danger={isHeld}
          loading={isApplying}
          disabled={isKeeping}
          onClick={() => apply(id)}
        >
          {isHeld ? 'Apply anyway' : 'Apply'}
        </Button>
      )}
    </div>
  );
}
