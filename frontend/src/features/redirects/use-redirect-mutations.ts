import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../api/api-error';
import type { MissingAddressDto } from '../../api/generated/model/missingAddressDto';
import type { RedirectDto } from '../../api/generated/model/redirectDto';
import {
  bulkDeleteRedirects,
  deleteRedirect,
  dismissMissingAddress,
  useCreateRedirect,
  useUpdateRedirect,
} from '../../api/generated/redirects/redirects';
import { toastError, toastFailure } from '../../components/toaster/toast-failure';
import { toast } from '../../components/toaster/toast-store';
import { pluralize } from '../../format-count';
import { refreshRedirects } from './refresh-redirects';

export function useRedirectMutations() {
  const queryClient = useQueryClient();
  const refresh = () => refreshRedirects(queryClient);
  // The dialog closes first: the list no longer has the missing address that it was opened for.
  const confirmSaved = (title: string) => (redirect: RedirectDto) => {
    toast({ title, description: `${redirect.from} now leads to ${redirect.to}` });
    void refresh();
  };
  return {
    create: useCreateRedirect({
      mutation: {
        onSuccess: confirmSaved('Redirect added'),
        onError: toastError('Failed to add the redirect'),
      },
    }),
    update: useUpdateRedirect({
      mutation: {
        onSuccess: confirmSaved('Redirect saved'),
        onError: toastError('Failed to save the redirect'),
      },
    }),
    remove: useMutation({
      mutationFn: ({ id }: RedirectDto) => deleteRedirect(id),
      onSuccess: (_nothing, { from }) => {
        toast({ title: 'Redirect deleted', description: `${from} is not redirected any more` });
        return refresh();
      },
      onError: (error: ApiError) => toastFailure('Failed to delete the redirect', error),
    }),
    removeMany: useMutation({
      mutationFn: (redirects: RedirectDto[]) =>
        bulkDeleteRedirects({ ids: redirects.map(({ id }) => id) }),
      onSuccess: ({ deleted_count: count }) => {
        toast({ title: `Deleted ${pluralize(count, 'redirect')}` });
        return refresh();
      },
      onError: (error: ApiError) => toastFailure('Failed to delete the redirects', error),
    }),
    dismiss: useMutation({
      mutationFn: ({ id }: MissingAddressDto) => dismissMissingAddress(id),
      onSuccess: (_nothing, { path }) => {
        toast({ title: 'Address dismissed', description: `${path} is not listed any more` });
        return refresh();
      },
      onError: (error: ApiError) => toastFailure('Failed to dismiss the address', error),
    }),
  };
}

export type RedirectMutations = ReturnType<typeof useRedirectMutations>;
