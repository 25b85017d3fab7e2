import { useMemo } from 'react';
import type { AdminUdemyCourseDto } from '../../../../api/generated/model/adminUdemyCourseDto';
import { useLatest } from '../../../../components/admin/use-latest';
import { udemyColumns } from '../components/udemy-columns';
import { useActiveStaff } from './use-active-staff';
import { useStaffAssignments } from './use-staff-assignments';
import { useUdemyVisibility } from './use-udemy-visibility';

export function useUdemyColumns(onHistory: (course: AdminUdemyCourseDto) => void) {
  const staff = useActiveStaff();
  const assignments = useLatest({ ...useStaffAssignments() });
  const handlers = useLatest({ onSetVisible: useUdemyVisibility(), onHistory });
  return useMemo(
    () => udemyColumns({ staff, assignments, ...handlers }),
    [staff, assignments, handlers],
  );
}
