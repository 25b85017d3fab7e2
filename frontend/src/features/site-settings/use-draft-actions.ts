import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import {
  discardSiteDraft,
  getGetSiteDraftQueryKey,
  getListSiteChangesQueryKey,
  getListSiteVersionsQueryKey,
  getSiteDraft,
  publishSite,
  restoreSiteVersion,
} from '../../api/generated/site-admin/site-admin';
import { getGetNeedsQueryKey } from '../../api/generated/stats/stats';
import { toastError } from '../../components/toaster/toast-failure';
import { toast } from '../../components/toaster/toast-store';
import { toSiteForm, type SiteForm } from './site-form';

/** Discards, publishes and restores. The form then shows the new draft. */
export function useDraftActions() {
  const queryClient = useQueryClient();
  const { values, resetForm } = useFormikContext<SiteForm>();
  const show = async () => {
    const draft = await getSiteDraft();
    queryClient.setQueryData(getGetSiteDraftQueryKey(), draft);
    resetForm({ values: toSiteForm(draft) });
  };
  const refresh = (...keys: (readonly unknown[])[]) =>
    Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  return {
    discard: useMutation({
      mutationFn: () => discardSiteDraft(),
      onSuccess: async () => {
        await show();
        toast({ title: 'Changes discarded', description: 'The draft equals the published site' });
      },
      onError: toastError('Failed to discard the changes'),
    }),
    publish: useMutation({
      mutationFn: () => publishSite({ 'If-Match': values.base.etag }),
      onSuccess: async () => {
        await show();
        toast({ title: 'Site published', description: 'Visitors see the new version' });
        await refresh(getListSiteVersionsQueryKey(), getGetNeedsQueryKey());
      },
      onError: async (error) => {
        toastError('Failed to publish the site')(error);
        await refresh(getGetSiteDraftQueryKey(), getListSiteChangesQueryKey());
      },
    }),
    restore: useMutation({
      mutationFn: (id: number) => restoreSiteVersion(id),
      onSuccess: async () => {
        await show();
        toast({ title: 'Version restored into the draft', description: 'Publish it to show it' });
      },
      onError: toastError('Failed to restore the version'),
    }),
  };
}
