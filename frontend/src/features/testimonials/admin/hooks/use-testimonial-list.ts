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

/** The dialog in which a testimonial is added; any other is the id of one that is edited. */
const NEW = 'new';

export function useTestimonialList() {
  const { state, ...list } = useListState({ status: '', story: '' });
  const { page, size } = list;
  const inOrder = toOrder(state.sort, TestimonialOrder);
  const search = state.search.trim();
  const status = Object.values(TestimonialStatus).find((known) => known === state.status);
  const filter = { ...(search && { search }), ...(status && { status }) };
  /** What the API is asked for one page of the list in force. */
  const wanted = (number: number) => ({
    page: number,
    limit: size,
    ...inOrder,
    ...filter,
  });
  const query = useListAdminTestimonials(wanted(page), {
    query: { placeholderData: keepPreviousData },
  });
  useLastPage(list, query);
  const { show } = useDecisions();
  const data = useLastData(query.data);
  const all = data && show(data.testimonials);
  // What is decided leaves the queue before the server has heard of it.
  const matching = (stories: AdminTestimonialDto[]) =>
    status && !query.isPlaceholderData
      ? stories.filter((story) => story.status === status)
      : stories;
  const rows = all && matching(all);

  const isAdding = state.dialog === NEW;
  const isEditing = !isAdding && state.dialog !== '';
  const record = useGetAdminTestimonial(state.dialog, {
    query: {
      queryKey: formKeyOf(state.dialog),
      enabled: isEditing,
      initialData: all?.find(({ id }) => id === state.dialog),
      // The list is newer by the time the form opens again.
      gcTime: 0,
      // The dialog, which reads all of it, may come after the answer.
      notifyOnChangeProps: 'all',
    },
  });

  return {
    ...list,
    query,
    /** Undefined until they have come for the first time. */
    rows,
    pagination: data?.pagination,
    total: (data?.pagination.total ?? 0) - (all?.length ?? 0) + (rows?.length ?? 0),
    clear: search || status ? () => list.choose({ search: '', status: '' }) : undefined,
    /** Differs between any two lists. */
    key: JSON.stringify([page, size, inOrder, status, search]),
    search,
    status,
    filter,
    matchingRows: toMatchingRows(query),
    wanted,
    matching,
    storyId: state.story,
    read: (story: string) => list.change({ story }, { replace: state.story !== '' }),
    closeStory: () => list.change({ story: '' }, { replace: true }),
    /** From a story that will be gone to its neighbour, if it is being read. */
    leave: (id: string) => {
      if (state.story !== id) return;
      const place = rows?.findIndex((row) => row.id === id) ?? -1;
      const neighbour = place < 0 ? undefined : (rows?.[place + 1] ?? rows?.[place - 1]);
      list.change({ story: neighbour?.id ?? '' }, { replace: true });
    },
    isAdding,
    /** From the reading view it is no step of its own, so that Back then leads to the list. */
    edit: (id: string) => list.openDialog(id, { replace: state.story !== '' }),
    /** Empty while none is edited. */
    editedId: isEditing ? state.dialog : '',
    edited: isEditing ? record.data : undefined,
    /** What brings the story that is edited. */
    record,
    add: () => list.openDialog(NEW),
  };
}
