import { useQueryClient } from '@tanstack/react-query';
import {
  getListAdminUdemyCoursesQueryKey,
  getListStaffCoursesQueryKey,
} from '../../../api/generated/marketplace-admin/marketplace-admin';
import {
  getListUsersQueryKey,
  useCreateUser,
  useDeleteUser,
  useToggleUserActive,
  useUpdateUser,
} from '../../../api/generated/users/users';
import { getGetMeQueryKey } from '../../../api/generated/auth/auth';
import { toast } from '../../../components/toaster/toast-store';
import { describeFailure, toastFailure } from '../../../components/toaster/toast-failure';
import { useCurrentUser } from '../../auth';

/** Each is done when the list shows the change. */
export function useUserMutations() {
  const queryClient = useQueryClient();
  const { id: ownId } = useCurrentUser();

  const outcome = (success: string, failure: string) => ({
    mutation: {
      onSuccess: async (_answer: unknown, variables: object) => {
        toast({ title: 'Success', description: success });
        if ('id' in variables && variables.id === ownId) {
          void queryClient.invalidateQueries({ queryKey: getGetMeQueryKey() });
        }
        // The courses of Udemy name the staff that is assigned to them.
        void queryClient.invalidateQueries({ queryKey: getListAdminUdemyCoursesQueryKey() });
        void queryClient.invalidateQueries({ queryKey: getListStaffCoursesQueryKey() });
        await queryClient.invalidateQueries({ queryKey: getListUsersQueryKey() });
      },
      onError: (error: unknown) => toastFailure('Error', error, describeFailure(error, failure)),
    },
  });

  return {
    create: useCreateUser(outcome('User created successfully', 'Failed to create user')),
    update: useUpdateUser(outcome('User updated successfully', 'Failed to update user')),
    remove: useDeleteUser(outcome('User deleted successfully', 'Failed to delete user')),
    toggleActive: useToggleUserActive(
      outcome('User status updated', 'Failed to toggle user status'),
    ),
  };
}
