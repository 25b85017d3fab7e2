import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  bulkDeleteNewsletters,
  deleteNewsletter,
  deleteSelectedNewsletters,
} from '../../../../api/generated/newsletter-admin/newsletter-admin';
import type { ApiError } from '../../../../api/api-error';
import type { NewsletterDto } from '../../../../api/generated/model/newsletterDto';
import { useOfferUndo } from '../../../../components/admin/undo';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import { toast } from '../../../../components/toaster/toast-store';
import { countOf } from '../../../../words';
import { refreshNewsletters } from '../../refresh-newsletters';
import { useRestoreSubscribers } from './use-restore-subscribers';

export interface DeletionOfMany {
  count: number;
  /** Those that are seen, or all that match, as the server has signed them. */
  chosen: { ids: string[] } | { token: string };
  /** Those that stand in the question; the rest are counted. */
  emails: string[];
}

export function useSubscriberMutations() {
  const queryClient = useQueryClient();
  const offerUndo = useOfferUndo();
  const restore = useRestoreSubscribers();
  const refresh = () => refreshNewsletters(queryClient);
  return {
    remove: useMutation({
      mutationFn: ({ id }: NewsletterDto) => deleteNewsletter(id),
      onSuccess: (_nothing, { id, email }) => {
        const description = `${email} is deleted`;
        offerUndo({ title: 'Newsletter subscription deleted', description }, () => restore([id]));
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
        'token' in chosen ? deleteSelectedNewsletters(chosen) : bulkDeleteNewsletters(chosen),
      onSuccess: ({ deleted_count: count, deleted_ids: ids }, { emails }) => {
        const title = `Deleted ${countOf(count, 'subscription')}`;
        if (count === 0) toast({ title });
        else offerUndo({ title, description: inShort(emails, count) }, () => restore(ids));
        return refresh();
      },
      onError: (error: ApiError) => toastFailure('Failed to delete subscriptions', error),
    }),
  };
}

function inShort(emails: string[], count: number): string {
  const [first = ''] = emails;
  return count === 1 ? `${first} is deleted` : `${first} and ${count - 1} more are deleted`;
}
