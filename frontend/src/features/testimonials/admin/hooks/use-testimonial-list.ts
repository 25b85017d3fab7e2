import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { TestimonialStatus } from '../../../../api/generated/model/testimonialStatus';
import {
  useGetAdminTestimonial,
  useListAdminTestimonials,
} from '../../../../api/generated/testimonials-admin/testimonials-admin';
import { useUrlState } from '../../../../components/admin/use-url-state';

const PAGE_SIZE = 50;

/** The dialog in which a testimonial is added; any other is the id of one that is edited. */
const NEW = 'new';

/**
 * The testimonials that the address asks for, and the dialog that it shows. A page behind the last
 * one gives way to the last one.
 */
export function useTestimonialList() {
  const [state, change] = useUrlState({ status: '', search: '', page: '1', dialog: '' });
  const search = state.search.trim();
  const status = Object.values(TestimonialStatus).find((known) => known === state.status);
  const page = /^[1-9]\d{0,7}$/.test(state.page) ? Number(state.page) : 1;
  const query = useListAdminTestimonials(
    { page, limit: PAGE_SIZE, ...(search && { search }), ...(status && { status }) },
    { query: { placeholderData: keepPreviousData } },
  );

  const { data, isPlaceholderData } = query;
  const lastPage = data && !isPlaceholderData ? Math.max(data.pagination.pages, 1) : page;
  const turnBack = useEffectEvent(() => change({ page: String(lastPage) }, { replace: true }));
  useEffect(() => {
    if (page > lastPage) turnBack();
  }, [page, lastPage]);

  const isAdding = state.dialog === NEW;
  const isEditing = !isAdding && state.dialog !== '';
  const { data: edited } = useGetAdminTestimonial(state.dialog, {
    query: {
      enabled: isEditing,
      initialData: data?.testimonials.find(({ id }) => id === state.dialog),
      // The list is newer by the time the form opens again.
      gcTime: 0,
    },
  });

  return {
    query,
    /** Differs between any two lists. */
    key: JSON.stringify([page, status, search]),
    search,
    status,
    page,
    isAdding,
    edited: isEditing ? edited : undefined,
    setStatus: (next: string) => change({ status: next, page: '1' }),
    setSearch: (next: string) => change({ search: next.trim(), page: '1' }),
    setPage: (next: number) => change({ page: String(next) }),
    add: () => change({ dialog: NEW }),
    edit: (id: string) => change({ dialog: id }),
    closeDialog: () => change({ dialog: '' }, { replace: true }),
  };
}
