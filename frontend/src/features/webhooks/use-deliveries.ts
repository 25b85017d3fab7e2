import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { WebhookEndpointDto } from '../../api/generated/model/webhookEndpointDto';
import {
  getListWebhookDeliveriesQueryKey,
  getListWebhookEndpointsQueryKey,
  useListWebhookDeliveries,
  useReplayWebhookDelivery,
  useTestWebhookEndpoint,
} from '../../api/generated/webhooks/webhooks';
import { toastError } from '../../components/toaster/toast-failure';

const PAGE_SIZE = 25;
/** Milliseconds between two looks while something is on its way. */
const LOOK_EVERY = 2_000;

/** What an endpoint was sent, and what can be sent to it. */
export function useDeliveries({ id, is_active: isActive }: WebhookEndpointDto) {
  const queryClient = useQueryClient();
  const [page, setPage] = useState(1);
  const query = useListWebhookDeliveries(
    id,
    { page, limit: PAGE_SIZE },
    {
      query: {
        placeholderData: keepPreviousData,
        staleTime: 0,
        refetchInterval: ({ state }) =>
          isActive && state.data?.deliveries.some(({ state: now }) => now === 'waiting')
            ? LOOK_EVERY
            : false,
      },
    },
  );
  const onSuccess = () =>
    queryClient.invalidateQueries({ queryKey: getListWebhookDeliveriesQueryKey(id) });
  const [newest] = (page === 1 && query.data?.deliveries) || [];
  useEffect(() => {
    if (newest) {
      void queryClient.invalidateQueries({ queryKey: getListWebhookEndpointsQueryKey() });
    }
  }, [queryClient, newest]);
  return {
    query,
    page,
    setPage,
    test: useTestWebhookEndpoint({
      mutation: { onSuccess, onError: toastError('Failed to send the test') },
    }),
    replay: useReplayWebhookDelivery({
      mutation: { onSuccess, onError: toastError('Failed to send it again') },
    }),
  };
}
