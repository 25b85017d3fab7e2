import { useQueryClient } from '@tanstack/react-query';
import { getGetTwoFactorQueryKey } from '../../../api/generated/account/account';

/** Resolves once the section shows what has become of it. */
export function useRefreshTwoFactor(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: getGetTwoFactorQueryKey() });
}
