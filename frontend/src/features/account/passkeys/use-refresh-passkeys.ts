import { useQueryClient } from '@tanstack/react-query';
import { getListPasskeysQueryKey } from '../../../api/generated/account/account';

/** Resolves once the list shows what has become of it. */
export function useRefreshPasskeys(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: getListPasskeysQueryKey() });
}
