import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { Button, Checkbox, Flex } from 'antd';
import { useState } from 'react';
import type { SyncRunDto } from '../../../api/generated/model/syncRunDto';
import { useGetSyncUndo, useUndoSyncRun } from '../../../api/generated/sync/sync';
import { Dialog } from '../../../components/admin/Dialog';
import { QueryView } from '../../../components/admin/QueryView';
import { toastFailure } from '../../../components/toaster/toast-failure';
import { toast } from '../../../components/toaster/toast-store';
import { pluralize, formatCount } from '../../../format-count';
import { UndoPlan } from './UndoPlan';

const PAGE_SIZE = 25;

interface UndoDialogProps {
  open: boolean;
  run: SyncRunDto;
  /** Receives the sync that restored the courses. */
  onUndone: (run: SyncRunDto) => void;
  onClose: () => void;
}

/** Previews an undo course by course before it runs. */
export function UndoDialog({ open, run: { id, platform }, onUndone, onClose }: UndoDialogProps) {
  const queryClient = useQueryClient();
  const [page, setPage] = useState(1);
  const [ticked, setTicked] = useState<string[]>([]);
  const [isFreezing, setFreezing] = useState(false);
  const query = useGetSyncUndo(
    id,
    { page, limit: PAGE_SIZE },
    { query: { enabled: open, placeholderData: keepPreviousData, staleTime: 0 } },
  );
  const { mutate, isPending } = useUndoSyncRun({
    mutation: {
      onSuccess: async (undo) => {
        const description = `${pluralize(undo.updated + undo.removed, 'course')} restored`;
        toast({ title: 'Sync undone', description });
        onClose();
        onUndone(undo);
        await queryClient.invalidateQueries();
      },
      onError: async (error) => {
        toastFailure('Failed to undo the sync', error);
        await query.refetch();
      },
    },
  });
  const plan = query.data;
  /** Undoes the selected courses, or all that can be undone. */
  const undo = () => {
    const data =
      ticked.length > 0 ? { course_ids: ticked } : { skip_touched: (plan?.touched ?? 0) > 0 };
    mutate({ id, data: { ...data, freeze: isFreezing } });
  };
  return (
    <Dialog
      open={open}
      title="Undo this sync?"
      width={800}
      style={{ top: 40 }}
      closable={!isPending}
      onCancel={isPending ? undefined : onClose}
      afterClose={() => {
        setPage(1);
        setTicked([]);
        setFreezing(false);
      }}
      footer={
        <Flex wrap gap={8} align="center" justify="end">
          {plan && plan.possible > 0 && (
            <Checkbox
              style={{ flex: 1 }}
              disabled={isPending}
              checked={isFreezing}
              onChange={({ target }) => setFreezing(target.checked)}
            >
              Also freeze these courses
            </Checkbox>
          )}
          <Button disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          {plan && plan.possible > 0 && (
            <Button type="primary" danger loading={isPending} onClick={undo}>
              {labelOf(ticked.length, plan)}
            </Button>
          )}
        </Flex>
      }
    >
      <QueryView query={query} errorTitle="We could not load what would be undone">
        {(loaded) => (
          <UndoPlan
            platform={platform}
            plan={loaded}
            isFreezing={isFreezing}
            isBusy={query.isPlaceholderData}
            ticked={ticked}
            onTick={setTicked}
            onTurn={setPage}
            onLeave={onClose}
          />
        )}
      </QueryView>
    </Dialog>
  );
}

function labelOf(ticked: number, { possible, touched }: { possible: number; touched: number }) {
  if (ticked > 0 || possible + touched === 1)
    return `Undo ${pluralize(ticked || possible, 'course')}`;
  return touched > 0
    ? `Undo the ${formatCount(possible)} that can be undone`
    : `Undo all ${pluralize(possible, 'course')}`;
}
