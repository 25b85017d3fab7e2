import type { UserDto } from '../../../../api/generated/model/userDto';
import { useListUsers } from '../../../../api/generated/users/users';
import { activeStaff } from '../udemy-course-list';

const NO_STAFF: UserDto[] = [];

export function useActiveStaff(): UserDto[] {
  const { data = NO_STAFF } = useListUsers({ role: 'staff' }, { query: { select: activeStaff } });
  return data;
}
