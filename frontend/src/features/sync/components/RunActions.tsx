import type { SyncRunDto } from '../../../api/generated/model/syncRunDto';
import dialog from '../../../components/admin/dialog.module.css';
import { passFocusOn } from '../../../components/admin/pass-focus-on';
import { SteadyButton } from '../../../components/admin/SteadyButton';
import type { useDecisions } from '../hooks/use-decisions';

interface RunActionsProps {
  run: SyncRunDto;
  decisions: ReturnType<typeof useDecisions>;
}

/** What can become of a run that has only looked. */
export function RunActions({ run, decisions }: RunActionsProps) {
  const { id, added, updated, removed } = run;
  const { isApplying, isKeeping, apply, keep } = decisions;
  const isBusy = isApplying || isKeeping;
  const isHeld = run.status === 'held';
  return (
    <div ref={passFocusOn} className={dialog.actions}>
      {isHeld && (
        <SteadyButton loading={isKeeping} disabled={isBusy} onClick={() => keep(id)}>
          Keep ours
        </SteadyButton>
      )}
      {(isHeld || added + updated + removed > 0) && (
        <SteadyButton
          type="primary"
          danger={isHeld}
          loading={isApplying}
          disabled={isBusy}
          onClick={() => apply(id)}
        >
          {isHeld ? 'Apply anyway' : 'Apply'}
        </SteadyButton>
      )}
    </div>
  );
}
