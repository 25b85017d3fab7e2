import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { NewWebhookEndpointDto } from '../../api/generated/model/newWebhookEndpointDto';
import type { WebhookEndpointDto } from '../../api/generated/model/webhookEndpointDto';
import {
  getListWebhookEndpointsQueryKey,
  useCreateWebhookEndpoint,
  useDeleteWebhookEndpoint,
  useListWebhookEndpoints,
  useRotateWebhookSecret,
  useUpdateWebhookEndpoint,
} from '../../api/generated/webhooks/webhooks';
import { useConfirmation } from '../../components/admin/use-confirmation';
import { useListState } from '../../components/admin/use-list-state';
import { toastError } from '../../components/toaster/toast-failure';
import { toast } from '../../components/toaster/toast-store';
import {
  changeOf,
  NEW_ENDPOINT,
  toEndpointValues,
  type EditedEndpointValues,
} from './endpoint-schema';

const DELIVERIES = 'deliveries-';

export function useWebhooks() {
  const queryClient = useQueryClient();
  const { state, openDialog, closeDialog } = useListState({});
  const [shown, setShown] = useState<NewWebhookEndpointDto>();
  const query = useListWebhookEndpoints();
  const endpoints = query.data?.endpoints;
  const find = (id: string) => endpoints?.find((endpoint) => endpoint.id === id);
  const isAdding = state.dialog === 'new';
  const refresh = () =>
    queryClient.invalidateQueries({ queryKey: getListWebhookEndpointsQueryKey() });
  const update = useUpdateWebhookEndpoint({
    mutation: {
      onSuccess: async ({ name, is_active: isActive }) => {
        toast({ title: `${name} saved`, description: isActive ? 'It is on' : 'It is off' });
        await refresh();
      },
      onError: toastError('Failed to save the endpoint'),
    },
  });
  const showSecret = async (answer: NewWebhookEndpointDto) => {
    setShown(answer);
    await refresh();
  };
  const rotate = useRotateWebhookSecret({
    mutation: { onSuccess: showSecret, onError: toastError('Failed to create a new secret') },
  });
  const remove = useDeleteWebhookEndpoint({
    mutation: {
      onSuccess: async () => {
        toast({ title: 'Endpoint deleted', description: 'It no longer receives events' });
        await refresh();
      },
      onError: toastError('Failed to delete the endpoint'),
    },
  });
  return {
    query,
    endpoints,
    isAdding,
    /** The endpoint in the address does not exist. */
    isGone:
      endpoints !== undefined &&
      state.dialog !== '' &&
      !isAdding &&
      !find(state.dialog.replace(DELIVERIES, '')),
    edited: find(state.dialog),
    watched: state.dialog.startsWith(DELIVERIES)
      ? find(state.dialog.slice(DELIVERIES.length))
      : undefined,
    openForm: () => openDialog('new'),
    edit: ({ id }: WebhookEndpointDto) => openDialog(id),
    watch: ({ id }: WebhookEndpointDto) => openDialog(`${DELIVERIES}${id}`),
    closeDialog,
    /** The endpoint with a new secret, which is shown only once. */
    shown,
    clearSecret: () => setShown(undefined),
    deletion: useConfirmation<WebhookEndpointDto>(remove),
    /** Confirms before a new secret is created. */
    rotation: useConfirmation<WebhookEndpointDto>(rotate),
    create: useCreateWebhookEndpoint({
      mutation: { onSuccess: showSecret, onError: toastError('Failed to add the endpoint') },
    }),
    save: async (id: string, values: EditedEndpointValues) => {
      const present = await findPresent(id);
      const data = changeOf(values, present ? toEndpointValues(present) : NEW_ENDPOINT);
      return update.mutateAsync({ id, data });
    },
    toggle: async ({ id, is_active: wasActive }: WebhookEndpointDto) => {
      const present = await findPresent(id).catch(() => undefined);
      if (!present) return;
      update.mutate({ id, data: { ...toEndpointValues(present), is_active: !wasActive } });
    },
  };

  /** The API replaces the whole endpoint, which another user may have changed since the list loaded. */
  async function findPresent(id: string): Promise<WebhookEndpointDto | undefined> {
    const { data, error } = await query.refetch();
    if (!error) return data?.endpoints.find((endpoint) => endpoint.id === id);
    toastError('Failed to save the endpoint')(error);
    throw error;
  }
}

export type Webhooks = ReturnType<typeof useWebhooks>;
