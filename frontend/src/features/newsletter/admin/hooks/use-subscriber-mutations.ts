import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  bulkDeleteNewsletters,
  deleteMatchingNewsletters,
  deleteNewsletter,
  useRestoreNewsletters,
} from '../../../../api/generated/newsletter-admin/newsletter-admin';
import type { ApiError } from '../../../../api/api-error';
import type { DeleteMatchingNewslettersDto } from '../../../../api/generated/model/deleteMatchingNewslettersDto';
import type { IdsDto } from '../../../../api/generated/model/idsDto';
import type { NewsletterDto } from '../../../../api/generated/model/newsletterDto';
import type { RestoredNewslettersDto } from '../../../../api/generated/model/restoredNewslettersDto';
import { useUndoToast } from '../../../../components/admin/undo';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import { toast } from '../../../../components/toaster/toast-store';
import { pluralize } from '../../../../format-count';
import { refreshNewsletters } from '../../refresh-newsletters';

export interface DeletionOfMany {
  count: number;
  /** Selected rows, or all that match. */
  chosen: IdsDto | DeleteMatchingNewslettersDto;
  /** The addresses that the dialog names. Empty if the page may show other rows than the selected ones. */
  emails: string[];
}

export function useSubscriberMutations() {
  const queryClient = useQueryClient();
  const offerUndo = useUndoToast();
  const refresh = () => refreshNewsletters(queryClient);
  const { mutate: restore } = useRestoreNewsletters({
    mutation: {
      onSuccess: (restored, { data: { ids } }) => toast(toMessage(restored, ids.length)),
      onError: (error) => toastFailure('Failed to undo', error),
      onSettled: refresh,
    },
  });
  const offerRestore = (title: string, description: string | undefined, ids: string[]) =>
    offerUndo({ title, description }, () => restore({ data: { ids } }));
  return {
    remove: useMutation({
      mutationFn: ({ id }: NewsletterDto) => deleteNewsletter(id),
      onSuccess: (_nothing, { id, email }) => {
        offerRestore('Newsletter subscription deleted', `${email} is deleted`, [id]);
        return refresh();
      },
      onError: (error: ApiError, { email }) =>
        toastFailure(
          'Failed to delete subscription',
          error,
          `${email} is still subscribed. ${error.message}`,
        ),
    }),
    removeMany: useMutation({
      mutationFn: ({ chosen }: DeletionOfMany) =>
        'ids' in chosen ? bulkDeleteNewsletters(chosen) : deleteMatchingNewsletters(chosen),
      onSuccess: ({ deleted_count: count, deleted_ids: ids }, { emails }) => {
        const title = `Deleted ${pluralize(count, 'subscription')}`;
        if (count === 0) toast({ title });
        else offerRestore(title, summarizeEmails(emails, count), ids);
        return refresh();
      },
      onError: (error: ApiError) => {
        toastFailure('Failed to delete subscriptions', error);
        return refresh();
      },
    }),
  };
}

function summarizeEmails([first]: string[], count: number): string | undefined {
  if (first === undefined) return undefined;
  return count === 1 ? `${first} is deleted` : `${first} and ${count - 1} more are deleted`;
}

function toMessage(
  { restored_count: count, resubscribed: again }: RestoredNewslettersDto,
  asked: number,
) {
  const gone = asked - count - again.length;
  const left = [
    again.length > 0 ? `${again.length} subscribed again since then.` : '',
    gone > 0 ? `Cannot be restored: ${gone}.` : '',
  ];
  return { title: titleOf(count), description: left.filter(Boolean).join(' ') || undefined };
}

function titleOf(count: number): string {
  if (count === 0) return 'Nothing was undone';
  return count === 1 ? 'Subscription restored' : `Restored ${count} subscriptions`;
}
