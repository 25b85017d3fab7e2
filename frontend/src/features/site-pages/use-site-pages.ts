import type { FormikHelpers } from 'formik';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error';
import type { EditedPageDto } from '../../api/generated/model/editedPageDto';
import type { ListedPageDto } from '../../api/generated/model/listedPageDto';
import type { SitePageDto } from '../../api/generated/model/sitePageDto';
import {
  deleteSitePage,
  getGetSitePageQueryKey,
  getListSitePagesQueryKey,
  getSitePage,
  useCreateSitePage,
  useGetSitePage,
  useListPageSuggestions,
  updateSitePage,
  useListSitePages,
} from '../../api/generated/site-admin/site-admin';
import { loadConflict } from '../../components/admin/forms/load-conflict';
import { differingFields } from '../../components/admin/forms/versions';
import { useConfirmation } from '../../components/admin/use-confirmation';
import { useListState } from '../../components/admin/use-list-state';
import { toastError, toastFailure } from '../../components/toaster/toast-failure';
import { toast } from '../../components/toaster/toast-store';
import { type EditedPage, toPageValues } from './page-values';

const NEW = 'new-';
const DRAFTED = 'Publish it under Settings → Site to show visitors';

interface Save {
  data: SitePageDto;
  /** The version that the form was filled from. */
  base: EditedPageDto;
}

/** Saves over changes of other parts of the draft. @throws ApiError 412 if somebody else changed the page */
async function save({ data, base }: Save): Promise<EditedPageDto> {
  try {
    return await updateSitePage(base.slug, data, { 'If-Match': base.etag });
  } catch (error) {
    if (!isOutdated(error)) throw error;
    const now = await getSitePage(base.slug);
    if (differingFields(toPageValues(base), toPageValues(now)).length > 0) throw error;
    return updateSitePage(base.slug, data, { 'If-Match': now.etag });
  }
}

function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && error.status === 412;
}

/** In the address, `dialog` is `new-` and the slug of a suggestion, if any, or `edit-` and a slug. */
export function useSitePages() {
  const queryClient = useQueryClient();
  const { state, openDialog, closeDialog } = useListState({});
  const query = useListSitePages();
  const suggestions = useListPageSuggestions().data;
  const editedSlug = /^edit-(.+)$/.exec(state.dialog)?.[1] ?? '';
  const record = useGetSitePage(editedSlug, {
    query: { enabled: editedSlug !== '', gcTime: 0, notifyOnChangeProps: 'all' },
  });
  const refresh = () => queryClient.invalidateQueries({ queryKey: getListSitePagesQueryKey() });
  const onSuccess = async () => {
    toast({ title: 'Page saved in the draft', description: DRAFTED });
    await refresh();
  };
  const removal = useMutation({
    mutationFn: ({ slug }: ListedPageDto) =>
      deleteSitePage(slug, query.data && { 'If-Match': query.data.etag }),
    onSuccess: () =>
      toast({
        title: 'Page deleted from the draft',
        description: 'Publish that under Settings → Site to hide it from visitors',
      }),
    onError: toastError('Failed to delete the page'),
    onSettled: refresh,
  });
  return {
    query,
    pages: query.data?.pages,
    /** Undefined until the first response. */
    suggestions,
    newSlug: state.dialog.startsWith(NEW) ? state.dialog.slice(NEW.length) : undefined,
    editedSlug,
    edited: editedSlug === '' ? undefined : record.data,
    record,
    openNew: (slug = '') => openDialog(NEW + slug),
    openEdited: ({ slug }: ListedPageDto) => openDialog(`edit-${slug}`),
    closeDialog,
    create: useCreateSitePage({
      mutation: { onSuccess, onError: toastError('Failed to add the page') },
    }),
    update: useMutation({
      mutationFn: save,
      onSuccess,
      onError: (error) => {
        if (!isOutdated(error)) toastFailure('Failed to save the page', error);
      },
    }),
    loadConflict: (
      slug: string,
      error: unknown,
      form: Pick<FormikHelpers<EditedPage>, 'setValues'>,
    ) =>
      loadConflict(error, form, {
        read: async () => {
          const theirs = await getSitePage(slug);
          queryClient.setQueryData(getGetSitePageQueryKey(slug), theirs);
          return theirs;
        },
        toValues: toPageValues,
        failure: 'Failed to save the page',
      }),
    removal: useConfirmation<ListedPageDto>(removal),
  };
}

export type SitePages = ReturnType<typeof useSitePages>;
