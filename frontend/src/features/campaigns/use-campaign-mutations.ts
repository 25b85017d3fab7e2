import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '../../api/api-error';
import {
  deleteCampaign,
  getListCampaignsQueryKey,
  updateCampaign,
  useCreateCampaign,
  useUpdateCampaign,
} from '../../api/generated/campaigns/campaigns';
import type { CampaignDto } from '../../api/generated/model/campaignDto';
import { toastError, toastFailure } from '../../components/toaster/toast-failure';
import { toast } from '../../components/toaster/toast-store';
import { toCampaignValues } from './campaign-schema';

export function useCampaignMutations() {
  const queryClient = useQueryClient();
  // Also refreshes the pages of single campaigns, whose keys begin alike.
  const refresh = () => queryClient.invalidateQueries({ queryKey: getListCampaignsQueryKey() });
  const confirm = (title: string) => (campaign: CampaignDto) => {
    toast({ title, description: campaign.name });
    void refresh();
  };
  return {
    create: useCreateCampaign({
      mutation: {
        onSuccess: confirm('Campaign created'),
        onError: toastError('Failed to create the campaign'),
      },
    }),
    update: useUpdateCampaign({
      mutation: {
        onSuccess: confirm('Campaign saved'),
        onError: toastError('Failed to save the campaign'),
      },
    }),
    toggle: useMutation({
      mutationFn: (campaign: CampaignDto) =>
        updateCampaign(campaign.id, {
          ...toCampaignValues(campaign),
          is_active: !campaign.is_active,
        }),
      onSuccess: (campaign) =>
        confirm(campaign.is_active ? 'Campaign resumed' : 'Campaign ended')(campaign),
      onError: (error: ApiError) => toastFailure('Failed to change the campaign', error),
    }),
    remove: useMutation({
      mutationFn: ({ id }: CampaignDto) => deleteCampaign(id),
      onSuccess: (_nothing, { name }) => {
        toast({ title: 'Campaign deleted', description: name });
        return refresh();
      },
      onError: (error: ApiError) => toastFailure('Failed to delete the campaign', error),
    }),
  };
}

export type CampaignMutations = ReturnType<typeof useCampaignMutations>;
