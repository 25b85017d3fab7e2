import { useQueryClient } from '@tanstack/react-query';
import { useRestoreNewsletters } from '../../../../api/generated/newsletter-admin/newsletter-admin';
import type { RestoredNewslettersDto } from '../../../../api/generated/model/restoredNewslettersDto';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import { toast } from '../../../../components/toaster/toast-store';
import { refreshNewsletters } from '../../refresh-newsletters';

/** Takes a deletion back. Who has subscribed anew or left by the own link meanwhile stays so. */
export function useRestoreSubscribers(): (ids: string[]) => void {
  const queryClient = useQueryClient();
  const { mutate } = useRestoreNewsletters({
    mutation: {
      onSuccess: (restored, { data: { ids } }) => toast(toMessage(restored, ids.length)),
      onError: (error) => toastFailure('Failed to undo', error),
      onSettled: () => refreshNewsletters(queryClient),
    },
  });
  return (ids) => mutate({ data: { ids } });
}

function toMessage(
  { restored_count: count, subscribed_anew: anew }: RestoredNewslettersDto,
  asked: number,
) {
  const gone = asked - count - anew.length;
  const left = [
    anew.length > 0 ? `${anew.length} subscribed anew meanwhile.` : '',
    gone > 0 ? `Cannot be brought back any more: ${gone}.` : '',
  ];
  return { title: titleOf(count), description: left.filter(Boolean).join(' ') || undefined };
}

function titleOf(count: number): string {
  if (count === 0) return 'Nothing was undone';
  return count === 1 ? 'Subscription restored' : `Restored ${count} subscriptions`;
}
