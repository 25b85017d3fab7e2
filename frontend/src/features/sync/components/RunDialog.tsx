import { useState } from 'react';
import type { SyncRunDto } from '../../../api/generated/model/syncRunDto';
import { useGetSyncRun } from '../../../api/generated/sync/sync';
import { Dialog } from '../../../components/admin/Dialog';
import { useRunActions } from '../hooks/use-run-actions';
import { titleOf } from '../sync-words';
import { RunContent } from './RunContent';

interface RunDialogProps {
  /** Undefined while none is shown. */
  id: number | undefined;
  /** Another run is to be shown in its place. */
  onShow: (run: SyncRunDto) => void;
  onClose: () => void;
}

/** What a run has changed or would change, and what is to become of it. */
export function RunDialog({ id, onShow, onClose }: RunDialogProps) {
  // The dialog keeps its content while it closes.
  const [shown, setShown] = useState(id);
  if (id !== undefined && id !== shown) setShown(id);
  const query = useGetSyncRun(shown ?? 0, { query: { enabled: shown !== undefined } });
  const { actions, dialog: undo } = useRunActions(query.data, onShow);
  return (
    <>
      <Dialog
        open={id !== undefined}
        title={titleOf(query.data)}
        width={800}
        style={{ top: 40 }}
        footer={actions}
        onCancel={onClose}
      >
        <RunContent query={query} onLeave={onClose} />
      </Dialog>
      {undo}
    </>
  );
}
