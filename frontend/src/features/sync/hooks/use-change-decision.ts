import { useQueryClient } from '@tanstack/react-query';
import type { PlatformName } from '../../../api/generated/model/platformName';
import { useAcceptSyncProposal, useDeclineSyncProposal } from '../../../api/generated/sync/sync';
import { toastFailure } from '../../../components/toaster/toast-failure';
import { toast } from '../../../components/toaster/toast-store';
import { PLATFORMS } from '../sync-labels';

interface AskingCourse {
  platform: PlatformName;
  id: string;
  title: string;
}

/**
 * Accepts or declines the waiting changes of a course.
 * @param version identifies the changes that the user saw
 */
export function useChangeDecision({ platform, id, title }: AskingCourse, version: string) {
  const queryClient = useQueryClient();
  const mutation = (description: string) => ({
    onSuccess: () => toast({ title: 'Course updated successfully', description }),
    onError: (error: Parameters<typeof toastFailure>[1]) =>
      toastFailure('Failed to decide about the changes', error),
    // Affects courses, stats, syncs and the dashboard.
    onSettled: () => queryClient.invalidateQueries(),
  });
  const now = `${title} now shows the values of ${PLATFORMS[platform]}`;
  const accept = useAcceptSyncProposal({ mutation: mutation(now) });
  const decline = useDeclineSyncProposal({ mutation: mutation(`${title} was not changed`) });
  const call = { platform, id, data: { version } };
  return {
    accept: () => accept.mutate(call),
    decline: () => decline.mutate(call),
    isBusy: accept.isPending || decline.isPending,
  };
}
