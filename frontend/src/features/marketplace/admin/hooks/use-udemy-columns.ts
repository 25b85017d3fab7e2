import type { UserDto } from '../../../../api/generated/model/userDto';
import { useListUsers } from '../../../../api/generated/users/users';
import { udemyColumns } from '../components/udemy-columns';
import { activeStaff } from '../udemy-course-list';
import { useStaffAssignments } from './use-staff-assignments';
import { useUdemyVisibility } from './use-udemy-visibility';

const NO_STAFF: UserDto[] = [];

export function useUdemyColumns() {
  const { data: staff = NO_STAFF } = useListUsers(
    { role: 'staff' },
    { query: { select: activeStaff } },
  );
  return udemyColumns({
    staff,
    assignments: useStaffAssignments(),
    onSetVisible: useUdemyVisibility(),
  });
}
