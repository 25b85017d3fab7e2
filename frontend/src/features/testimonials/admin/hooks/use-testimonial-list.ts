import { keepPreviousData } from '@tanstack/react-query';
import { TestimonialOrder } from '../../../../api/generated/model/testimonialOrder';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import { TestimonialStatus } from '../../../../api/generated/model/testimonialStatus';
import {
  useGetAdminTestimonial,
  useListAdminTestimonials,
} from '../../../../api/generated/testimonials-admin/testimonials-admin';
import { toMatchingRows } from '../../../../components/admin/matching-rows';
import { useLastData } from '../../../../components/admin/use-last-data';
import { toOrder, useLastPage, useListState } from '../../../../components/admin/use-list-state';
import { formKeyOf } from './refresh-testimonials';
import { useDecisions } from './use-decisions';

/** The value of `tab` for reviews that may become stories. */
export const SUGGESTIONS = 'suggestions';

/** In the address, `dialog` is `new`, a story's id, or `review-` and the id of a review. */
const NEW = 'new';
const REVIEW = 'review-';

export function useTestimonialList() {
  const { state, ...list } = useListState({ tab: '', status: '', story: '' });
  const { size } = list;
  const isOnStories = state.tab !== SUGGESTIONS;
  const page = isOnStories ? list.page : 1;
  const inOrder = toOrder(state.sort, TestimonialOrder);
  const search = state.search.trim();
  const status = Object.values(TestimonialStatus).find((known) => known === state.status);
  const filter = { ...(search && { search }), ...(status && { status }) };
  /** The request for one page of the list. */
  const wanted = (number: number) => ({
    page: number,
    limit: size,
    ...inOrder,
    ...filter,
  });
  const query = useListAdminTestimonials(wanted(page), {
    query: { placeholderData: keepPreviousData },
  });
  useLastPage(list, query, isOnStories);
  const { show } = useDecisions();
  const data = useLastData(query.data);
  const all = data && show(data.testimonials);
  // Decided stories leave the list before the server responds.
  const matching = (stories: AdminTestimonialDto[]) =>
    status && !query.isPlaceholderData
      ? stories.filter((story) => story.status === status)
      : stories;
  const rows = all && matching(all);

  const isAdding = state.dialog === NEW;
  const isImporting = state.dialog.startsWith(REVIEW);
  const isEditing = !isAdding && !isImporting && state.dialog !== '';
  const record = useGetAdminTestimonial(state.dialog, {
    query: {
      queryKey: formKeyOf(state.dialog),
      enabled: isEditing,
      initialData: all?.find(({ id }) => id === state.dialog),
      // The list is newer when the form opens again, so this is not cached.
      gcTime: 0,
      // The dialog may subscribe after the response, and reads all properties.
      notifyOnChangeProps: 'all',
    },
  });

  return {
    ...list,
    query,
    tab: isOnStories ? '' : SUGGESTIONS,
    openTab: (tab: string) => list.choose({ tab, search: '', status: '' }),
    /** Undefined until the first response. */
    rows,
    pagination: data?.pagination,
    total: (data?.pagination.total ?? 0) - (all?.length ?? 0) + (rows?.length ?? 0),
    clear: search || status ? () => list.choose({ search: '', status: '' }) : undefined,
    /** Differs between any two lists. */
    key: JSON.stringify([state.tab, page, size, inOrder, status, search]),
    search,
    status,
    filter,
    matchingRows: toMatchingRows(query),
    wanted,
    matching,
    storyId: state.story,
    read: (story: string) => list.change({ story }, { replace: state.story !== '' }),
    closeStory: () => list.change({ story: '' }, { replace: true }),
    /** Moves the reader to the next story if this one is open. */
    leave: (id: string) => {
      if (state.story !== id) return;
      const place = rows?.findIndex((row) => row.id === id) ?? -1;
      const neighbour = place < 0 ? undefined : (rows?.[place + 1] ?? rows?.[place - 1]);
      list.change({ story: neighbour?.id ?? '' }, { replace: true });
    },
    isAdding,
    /** Replaces the reader's history entry, so that Back leads to the list. */
    edit: (id: string) => list.openDialog(id, { replace: state.story !== '' }),
    /** '' unless a story is edited. */
    editedId: isEditing ? state.dialog : '',
    edited: isEditing ? record.data : undefined,
    /** The query of the edited story. */
    record,
    add: () => list.openDialog(NEW),
    /** '' unless a review is imported. */
    reviewId: isImporting ? state.dialog.slice(REVIEW.length) : '',
    importReview: (id: string) => list.openDialog(REVIEW + id),
  };
}
