import { Button, Flex } from 'antd';
import { useState } from 'react';
import type { SyncRunDto } from '../../../api/generated/model/syncRunDto';
import { useGetSyncRun } from '../../../api/generated/sync/sync';
import { Dialog } from '../../../components/admin/Dialog';
import { isGone, RecordNotFound } from '../../../components/admin/forms/RecordNotFound';
import { QueryView } from '../../../components/admin/QueryView';
import { titleOf } from '../sync-labels';
import { RunActions } from './RunActions';
import { RunChanges } from './RunChanges';
import { RunFacts } from './RunFacts';
import { RunProblems } from './RunProblems';
import { UndoDialog } from './UndoDialog';

interface RunDialogProps {
  /** Undefined while it is closed. */
  id: number | undefined;
  onShow: (run: SyncRunDto) => void;
  onClose: () => void;
}

export function RunDialog({ id, onShow, onClose }: RunDialogProps) {
  // Both dialogs keep their content while they close.
  const [shown, setShown] = useState(id);
  if (id !== undefined && id !== shown) setShown(id);
  const [undone, setUndone] = useState<SyncRunDto>();
  const [isUndoing, setUndoing] = useState(false);
  const query = useGetSyncRun(shown ?? 0, { query: { enabled: shown !== undefined } });
  const footerOf = (run: SyncRunDto) => {
    if (run.decision === 'waiting') return <RunActions run={run} onMoved={onShow} />;
    if (run.undo_until === null) return null;
    const askForUndo = () => {
      setUndone(run);
      setUndoing(true);
    };
    return <Button onClick={askForUndo}>Undo…</Button>;
  };
  return (
    <>
      <Dialog
        open={id !== undefined}
        title={titleOf(query.data)}
        width={800}
        style={{ top: 40 }}
        footer={query.data && footerOf(query.data)}
        onCancel={onClose}
      >
        {isGone(query.error) ? (
          <RecordNotFound noun="sync" onClose={onClose} />
        ) : (
          <QueryView query={query} errorTitle="We could not load this sync">
            {(run) => (
              <Flex vertical gap={16}>
                <RunFacts run={run} />
                {run.problems > 0 && <RunProblems run={run} />}
                <RunChanges key={run.id} run={run} />
              </Flex>
            )}
          </QueryView>
        )}
      </Dialog>
      {undone && (
        <UndoDialog
          key={undone.id}
          open={isUndoing}
          run={undone}
          onUndone={onShow}
          onClose={() => setUndoing(false)}
        />
      )}
    </>
  );
}
