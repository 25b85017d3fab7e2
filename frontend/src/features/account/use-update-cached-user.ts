import { useQueryClient } from '@tanstack/react-query';
import { getGetMeQueryKey } from '../../api/generated/auth/auth';
import type { UserDto } from '../../api/generated/model/userDto';
import { getListUsersQueryKey } from '../../api/generated/users/users';

export function useUpdateCachedUser(): (user: UserDto) => void {
  const queryClient = useQueryClient();
  return (user) => {
    queryClient.setQueryData(getGetMeQueryKey(), user);
    void queryClient.invalidateQueries({ queryKey: getListUsersQueryKey() });
  };
}
