import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  assignStaff,
  unassignStaff,
} from '../../../../api/generated/marketplace-admin/marketplace-admin';
import type { AdminUdemyCourseDto } from '../../../../api/generated/model/adminUdemyCourseDto';
import { getListUsersQueryKey } from '../../../../api/generated/users/users';
import type { ApiError } from '../../../../api/api-error';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import { useUndoToast } from '../../../../components/admin/undo';
import { refreshUdemyCourses } from './refresh-udemy-courses';
import { useUndoAssignments } from './use-assignment-changes';

interface Change {
  isAssigning: boolean;
  course: AdminUdemyCourseDto;
  person: { id: string; name: string };
}

/** Assigns or unassigns one user. Resolves with true on success, once the list shows it. */
export function useStaffAssignment(): (change: Change) => Promise<boolean> {
  const queryClient = useQueryClient();
  const offerUndo = useUndoToast();
  const takeBack = useUndoAssignments();
  const { mutateAsync } = useMutation({
    mutationFn: async ({ isAssigning, course: { udemy_id: id }, person }: Change) => {
      if (isAssigning) await assignStaff(id, { staff_user_id: person.id });
      else await unassignStaff(id, person.id);
    },
    onSuccess: (_answer, { isAssigning, course: { udemy_id, title }, person: { id, name } }) => {
      const pairs = [{ udemy_id, staff_user_id: id }];
      if (isAssigning) {
        offerUndo(
          { title: 'Staff assigned successfully', description: `${name} is assigned to ${title}` },
          () => takeBack({ assigned: pairs, unassigned: [] }),
        );
      } else {
        const description = `${name} is no longer assigned to ${title}`;
        offerUndo({ title: 'Staff unassigned successfully', description }, () =>
          takeBack({ assigned: [], unassigned: pairs }),
        );
      }
      return refreshUdemyCourses(queryClient);
    },
    onError: async (error: ApiError, { isAssigning }) => {
      toastFailure(isAssigning ? 'Failed to assign staff' : 'Failed to unassign staff', error);
      if (error.isNetworkError) return;
      // A rejection means that another user has changed the course or the user.
      void queryClient.invalidateQueries({ queryKey: getListUsersQueryKey() });
      await refreshUdemyCourses(queryClient);
    },
  });
  return (change) =>
    mutateAsync(change).then(
      () => true,
      () => false,
    );
}
