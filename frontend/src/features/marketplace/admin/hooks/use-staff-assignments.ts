import { useQueryClient } from '@tanstack/react-query';
import {
  useAssignStaff,
  useUnassignStaff,
} from '../../../../api/generated/marketplace-admin/marketplace-admin';
import { getListUsersQueryKey } from '../../../../api/generated/users/users';
import type { ApiError } from '../../../../api/api-error';
import { toastFailure } from '../../../../components/toaster/toast-failure';
import { toast } from '../../../../components/toaster/toast-store';
import { refreshUdemyCourses } from './refresh-udemy-courses';

/** Each answers, once the list shows it, whether it went well. */
export interface StaffAssignments {
  assign: (udemyId: string, staffUserId: string) => Promise<boolean>;
  unassign: (udemyId: string, staffUserId: string) => Promise<boolean>;
}

export function useStaffAssignments(): StaffAssignments {
  const queryClient = useQueryClient();

  const outcome = (success: string, failure: string) => ({
    mutation: {
      onSuccess: async () => {
        toast({ title: success });
        await refreshUdemyCourses(queryClient);
      },
      onError: async (error: ApiError) => {
        toastFailure(failure, error);
        if (error.isNetworkError) return;
        // A refusal means that somebody else has changed the course or the user.
        void queryClient.invalidateQueries({ queryKey: getListUsersQueryKey() });
        await refreshUdemyCourses(queryClient);
      },
    },
  });

  const { mutateAsync: assign } = useAssignStaff(
    outcome('Staff assigned successfully', 'Failed to assign staff'),
  );
  const { mutateAsync: unassign } = useUnassignStaff(
    outcome('Staff unassigned successfully', 'Failed to unassign staff'),
  );

  return {
    assign: (id, staff_user_id) => succeeds(assign({ id, data: { staff_user_id } })),
    unassign: (id, staffId) => succeeds(unassign({ id, staffId })),
  };
}

function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
