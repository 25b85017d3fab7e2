import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../../../api/api-error';
import type { ReviewSuggestionDto } from '../../../../api/generated/model/reviewSuggestionDto';
import {
  dismissReview,
  restoreReview,
  useImportReview,
  useListReviewSuggestions,
} from '../../../../api/generated/testimonials-admin/testimonials-admin';
import { useUndoToast } from '../../../../components/admin/undo';
import { useLastData } from '../../../../components/admin/use-last-data';
import { useLastPage } from '../../../../components/admin/use-list-state';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import { toast } from '../../../../components/toaster/toast-store';
import { refreshTestimonials } from '../hooks/refresh-testimonials';
import type { useTestimonialList } from '../hooks/use-testimonial-list';
import { nameOf } from './suggestion-name';

/** Reviews of Thinkific that may become stories. The first page is read for its count while the tab is closed. */
export function useSuggestions(list: ReturnType<typeof useTestimonialList>) {
  const isShown = list.tab !== '';
  const query = useListReviewSuggestions(
    { page: isShown ? list.page : 1, limit: list.size },
    { query: { placeholderData: keepPreviousData } },
  );
  useLastPage(list, query, isShown);
  const data = useLastData(query.data);
  const imported = data?.suggestions.find(({ id }) => id === list.reviewId);
  return {
    query,
    rows: data?.suggestions,
    total: data?.pagination.total,
    /** The review in the form; undefined while it loads, or if it is gone. */
    imported,
    isGone: list.reviewId !== '' && data !== undefined && !imported,
    ...useReviewActions(),
  };
}

function useReviewActions() {
  const queryClient = useQueryClient();
  const offerUndo = useUndoToast();
  const refresh = () => refreshTestimonials(queryClient);
  const fail = (title: string) => async (error: ApiError) => {
    toastFailure(title, error);
    if (!error.isNetworkError) await refresh();
  };
  const restore = useMutation({
    mutationFn: ({ id }: ReviewSuggestionDto) => restoreReview(id),
    onSuccess: (_nothing, review) => {
      toast({ title: 'Suggested again', description: nameOf(review) });
      return refresh();
    },
    onError: fail('Failed to undo'),
  });
  return {
    add: useImportReview({
      mutation: {
        onSuccess: async ({ studentName }) => {
          toast({ title: 'Review imported', description: studentName });
          await refresh();
        },
        onError: fail('Failed to import the review'),
      },
    }),
    dismiss: useMutation({
      mutationFn: ({ id }: ReviewSuggestionDto) => dismissReview(id),
      onSuccess: (_nothing, review) => {
        offerUndo({ title: 'Review dismissed', description: nameOf(review) }, () =>
          restore.mutate(review),
        );
        return refresh();
      },
      onError: fail('Failed to dismiss the review'),
    }),
  };
}

export type Suggestions = ReturnType<typeof useSuggestions>;
