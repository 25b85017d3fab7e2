import { Button, Modal } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { SyncRunDto } from '../../../api/generated/model/syncRunDto';
import { useGetSyncRun } from '../../../api/generated/sync/sync';
import dialog from '../../../components/admin/dialog.module.css';
import { focusMainIfLost } from '../../../components/admin/focus-main';
import { QueryState } from '../../../components/QueryState';
import { Skeleton } from '../../../components/Skeleton';
import { useDecisions } from '../hooks/use-decisions';
import { PLATFORMS } from '../sync-words';
import { RunChanges } from './RunChanges';
import { RunDeeds } from './RunDeeds';
import styles from './RunDialog.module.css';
import { RunFacts } from './RunFacts';
import { RunProblems } from './RunProblems';

const UndoDialog = lazy(() => import('./UndoDialog'));

export interface RunDialogProps {
  /** Undefined while none is shown. */
  id: number | undefined;
  /** Another run is to be shown in its place. */
  onShow: (run: SyncRunDto) => void;
  onClose: () => void;
}

/** What a run has changed or would change, and what is to become of it. */
export default function RunDialog({ id, onShow, onClose }: RunDialogProps) {
  // The dialog keeps its content while it closes.
  const [shown, setShown] = useState(id);
  if (id !== undefined && id !== shown) setShown(id);
  const query = useGetSyncRun(shown ?? 0, { query: { enabled: shown !== undefined } });
  const decisions = useDecisions(onShow);
  const run = query.data;
  const [undone, setUndone] = useState<SyncRunDto>();
  const [isUndoing, setUndoing] = useState(false);
  const askForUndo = (wanted: SyncRunDto) => {
    setUndone(wanted);
    setUndoing(true);
  };
  return (
    <>
      <Modal
        open={id !== undefined}
        title={<h2 className={dialog.title}>{titleOf(run)}</h2>}
        width={800}
        style={{ top: 40 }}
        destroyOnHidden
        footer={run ? footOf(run) : null}
        onCancel={onClose}
        afterClose={focusMainIfLost}
      >
        <div className={styles.body} role="region" aria-label="What it found" tabIndex={0}>
          <QueryState
            query={query}
            loading={<Skeleton className={styles.skeleton} />}
            errorTitle="We could not load this sync"
          >
            {(run) => (
              <>
                <RunFacts run={run} />
                {run.problems > 0 && <RunProblems run={run} />}
                <RunChanges key={run.id} run={run} />
              </>
            )}
          </QueryState>
        </div>
      </Modal>
      {undone && (
        <Suspense>
          <UndoDialog
            open={isUndoing}
            run={undone}
            onUndone={onShow}
            onClose={() => setUndoing(false)}
          />
        </Suspense>
      )}
    </>
  );

  function footOf(run: SyncRunDto) {
    if (run.decision === 'waiting') return <RunDeeds run={run} decisions={decisions} />;
    if (run.undo_until === null) return null;
    return <Button onClick={() => askForUndo(run)}>Undo…</Button>;
  }
}

function titleOf(run: SyncRunDto | undefined): string {
  if (!run) return 'Sync';
  const platform = PLATFORMS[run.platform];
  if (run.trigger === 'undo') return `Undo of a sync with ${platform}`;
  return run.status === 'previewed' ? `Preview of ${platform}` : `Sync with ${platform}`;
}
