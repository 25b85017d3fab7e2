import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { AdminOfferingDto } from '../../../../api/generated/model/adminOfferingDto';
import {
  cancelOffering,
  deleteOffering,
  duplicateOffering,
  getGetAdminOfferingQueryKey,
  previewOffering,
  publishOffering,
} from '../../../../api/generated/offerings-admin/offerings-admin';
import { useConfirmation } from '../../../../components/admin/use-confirmation';
import { toastError } from '../../../../components/toaster/toast-failure';
import { toast } from '../../../../components/toaster/toast-store';
import { adminPaths, offeringPath } from '../../../../paths';
import { affectedPeople, formatPeople } from '../offering-labels';
import { refreshOfferings } from '../refresh-offerings';

/** What can be done with a whole offering, on the list and on its own page. */
export function useOfferingActions() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const show = (offering: AdminOfferingDto) => {
    queryClient.setQueryData(getGetAdminOfferingQueryKey(offering.id), offering);
    return refreshOfferings(queryClient);
  };
  const cancel = useMutation({
    mutationFn: ({ id }: AdminOfferingDto) => cancelOffering(id),
    onSuccess: (offering, before) => {
      const people = affectedPeople(before);
      const description = people > 0 ? `${formatPeople(people)} will get an email` : undefined;
      toast({ title: `${offering.title} canceled`, description });
      return show(offering);
    },
    onError: toastError('Failed to cancel the offering'),
  });
  const remove = useMutation({
    mutationFn: ({ id }: AdminOfferingDto) => deleteOffering(id),
    onSuccess: async (_nothing, { id, title }) => {
      toast({ title: `${title} deleted` });
      void navigate(adminPaths.offerings);
      queryClient.removeQueries({ queryKey: getGetAdminOfferingQueryKey(id) });
      await refreshOfferings(queryClient);
    },
    onError: toastError('Failed to delete the offering'),
  });
  return {
    publish: useMutation({
      mutationFn: ({ id }: AdminOfferingDto) => publishOffering(id),
      onSuccess: (offering) => {
        toast({ title: `${offering.title} published`, description: 'Visitors can register' });
        return show(offering);
      },
      onError: toastError('Failed to publish the offering'),
    }),
    duplicate: useMutation({
      mutationFn: ({ id }: AdminOfferingDto) => duplicateOffering(id),
      onSuccess: async (copy) => {
        toast({ title: 'Draft created', description: 'It starts a week later' });
        void navigate(offeringPath(copy.id));
        await refreshOfferings(queryClient);
      },
      onError: toastError('Failed to duplicate the offering'),
    }),
    cancellation: useConfirmation<AdminOfferingDto>(cancel),
    deletion: useConfirmation<AdminOfferingDto>(remove),
  };
}

export type OfferingActions = ReturnType<typeof useOfferingActions>;

/**
 * Opens the page as visitors would see it.
 * @param save saves unsaved changes first, and returns whether it could
 */
export async function openPreview(
  id: string,
  save: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> {
  // Browsers block windows that open long after the click.
  const tab = window.open('about:blank', '_blank');
  try {
    if (!(await save())) return tab?.close();
    const { path } = await previewOffering(id);
    if (tab) tab.location.href = new URL(path, window.location.origin).href;
  } catch (error) {
    tab?.close();
    toastError('Failed to open the preview')(error);
  }
}
