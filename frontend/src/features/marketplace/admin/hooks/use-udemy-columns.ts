import { udemyColumns } from '../components/udemy-columns';
import { useActiveStaff } from './use-active-staff';
import { useStaffAssignments } from './use-staff-assignments';
import { useUdemyVisibility } from './use-udemy-visibility';

export function useUdemyColumns() {
  return udemyColumns({
    staff: useActiveStaff(),
    assignments: useStaffAssignments(),
    onSetVisible: useUdemyVisibility(),
  });
}
