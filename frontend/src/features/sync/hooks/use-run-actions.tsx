import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import type { SyncRunDto } from '../../../api/generated/model/syncRunDto';
import { RunActions } from '../components/RunActions';
import { useDecisions } from './use-decisions';
import { UndoDialog } from '../components/UndoDialog';

/**
 * What can become of the run that is shown, and the dialog of the undo, which outlives the run's place.
 * @param onShow another run is to be shown in its place
 */
export function useRunActions(
  run: SyncRunDto | undefined,
  onShow: (run: SyncRunDto) => void,
): { actions: ReactNode; dialog: ReactNode } {
  const decisions = useDecisions(onShow);
  const [undone, setUndone] = useState<SyncRunDto>();
  const [isUndoing, setUndoing] = useState(false);
  const askForUndo = (wanted: SyncRunDto) => {
    setUndone(wanted);
    setUndoing(true);
  };
  return {
    actions: run && actionsOf(run),
    dialog: undone && (
      <UndoDialog
        key={undone.id}
        open={isUndoing}
        run={undone}
        onUndone={onShow}
        onClose={() => setUndoing(false)}
      />
    ),
  };

  function actionsOf(run: SyncRunDto) {
    if (run.decision === 'waiting') return <RunActions run={run} decisions={decisions} />;
    if (run.undo_until === null) return null;
    return <Button onClick={() => askForUndo(run)}>Undo…</Button>;
  }
}
