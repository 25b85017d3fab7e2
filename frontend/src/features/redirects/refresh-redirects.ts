import type { QueryClient } from '@tanstack/react-query';
import {
  getListMissingAddressesQueryKey,
  getListRedirectsQueryKey,
} from '../../api/generated/redirects/redirects';

export async function refreshRedirects(queryClient: QueryClient): Promise<void> {
  const queryKeys = [getListRedirectsQueryKey(), getListMissingAddressesQueryKey()];
  await Promise.all(queryKeys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
