import { useQueryClient } from '@tanstack/react-query';
import { getListSessionsQueryKey } from '../../api/generated/account/account';

/** Resolves once the list shows what has become of it. */
export function useRefreshSessions(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: getListSessionsQueryKey() });
}
