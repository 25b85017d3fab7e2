import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getListApiKeysQueryKey,
  useCreateApiKey,
  useListApiKeys,
  useRevokeApiKey,
} from '../../../api/generated/api-keys/api-keys';
import type { ApiKeyDto } from '../../../api/generated/model/apiKeyDto';
import type { NewApiKeyDto } from '../../../api/generated/model/newApiKeyDto';
import { useConfirmation } from '../../../components/admin/use-confirmation';
import { toastError } from '../../../components/toaster/toast-failure';
import { toast } from '../../../components/toaster/toast-store';
import { useListState } from '../../../components/admin/use-list-state';

export function useApiKeys() {
  const queryClient = useQueryClient();
  const { state, openDialog, closeDialog } = useListState({});
  const [made, setMade] = useState<NewApiKeyDto>();
  const query = useListApiKeys();
  const refresh = () => queryClient.invalidateQueries({ queryKey: getListApiKeysQueryKey() });
  const revoke = useRevokeApiKey({
    mutation: {
      onSuccess: async () => {
        toast({ title: 'API key revoked', description: 'It no longer works' });
        await refresh();
      },
      onError: toastError('Failed to revoke the key'),
    },
  });
  return {
    query,
    keys: query.data?.api_keys,
    isMaking: state.dialog === 'new',
    openForm: () => openDialog('new'),
    closeDialog,
    made,
    clearMade: () => setMade(undefined),
    revocation: useConfirmation<ApiKeyDto>(revoke),
    create: useCreateApiKey({
      mutation: {
        onSuccess: async (answer) => {
          setMade(answer);
          await refresh();
        },
        onError: toastError('Failed to create the key'),
      },
    }),
  };
}
