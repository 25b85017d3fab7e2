import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SyncRunDto } from '../../../api/generated/model/syncRunDto';
import { useGetSyncUndo, useUndoSyncRun } from '../../../api/generated/sync/sync';
import { toastFailure } from '../../../components/toaster/toast-failure';
import { toast } from '../../../components/toaster/toast-store';
import { countOf } from '../../../words';

const PAGE_SIZE = 25;

/** What an undo of the run would put back, by page, and the undo itself. */
export function useUndoRun(id: number, isWanted: boolean, onUndone: (run: SyncRunDto) => void) {
  const queryClient = useQueryClient();
  const [page, setPage] = useState(1);
  const query = useGetSyncUndo(
    id,
    { page, limit: PAGE_SIZE },
    { query: { enabled: isWanted, placeholderData: keepPreviousData, staleTime: 0 } },
  );
  const { mutate, isPending } = useUndoSyncRun({
    mutation: {
      onSuccess: async (run) => {
        const { updated, removed } = run;
        toast({
          title: 'Sync undone',
          description: `${countOf(updated + removed, 'course')} put back`,
        });
        onUndone(run);
        await queryClient.invalidateQueries();
      },
      onError: async (error) => {
        toastFailure('Failed to undo the sync', error);
        await query.refetch();
      },
    },
  });
  /** @param ids of the courses that go back alone; empty: all that can */
  const undo = (ids: string[], freeze: boolean) => {
    const skipTouched = ids.length === 0 && (query.data?.touched ?? 0) > 0;
    mutate({
      id,
      data: { skip_touched: skipTouched, freeze, ...(ids.length > 0 && { course_ids: ids }) },
    });
  };
  return { query, turnTo: setPage, undo, isUndoing: isPending };
}
