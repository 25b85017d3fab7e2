import type { AdminUdemyCourseDto } from '../../../../api/generated/model/adminUdemyCourseDto';
import { udemyColumns } from '../components/udemy-columns';
import { useActiveStaff } from './use-active-staff';
import { useStaffAssignments } from './use-staff-assignments';
import { useUdemyVisibility } from './use-udemy-visibility';

export function useUdemyColumns(onHistory: (course: AdminUdemyCourseDto) => void) {
  return udemyColumns({
    staff: useActiveStaff(),
    assignments: useStaffAssignments(),
    onSetVisible: useUdemyVisibility(),
    onHistory,
  });
}
