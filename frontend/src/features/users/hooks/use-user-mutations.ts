import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  getListAdminUdemyCoursesQueryKey,
  getListStaffCoursesQueryKey,
} from '../../../api/generated/marketplace-admin/marketplace-admin';
import type { UpdateUserDto } from '../../../api/generated/model/updateUserDto';
import type { UserDto } from '../../../api/generated/model/userDto';
import {
  deleteUser,
  getListUsersQueryKey,
  getUser,
  signOutUser,
  toggleUserActive,
  updateUser,
  useCreateUser,
  useUndoUserChange,
} from '../../../api/generated/users/users';
import { getGetMeQueryKey } from '../../../api/generated/auth/auth';
import { useUndoToast } from '../../../components/admin/undo';
import { toast } from '../../../components/toaster/toast-store';
import {
  describeFailure,
  toastError,
  toastFailure,
} from '../../../components/toaster/toast-failure';
import { useCurrentUser } from '../../auth';

interface Update {
  user: Pick<UserDto, 'id'>;
  data: UpdateUserDto;
}

/** The dialog stays open and keeps the input. */
const failToSave = (failure: string) => (error: unknown) => {
  const words = describeFailure(error, failure).replace(/\.?$/, '.');
  toastFailure('Error', error, `${words} Your changes are still in the form.`);
};

/**
 * The API toggles the current state, but the list may be outdated. Checks first, so that another user's change is not
 * undone.
 */
async function toggleActive({ id, is_active: shown }: UserDto) {
  const user = await getUser(id);
  if (user.is_active !== shown) return { user, isTurned: false };
  return { user: await toggleUserActive(id), isTurned: true };
}

/** Each mutation ends once the list shows the change. */
export function useUserMutations() {
  const queryClient = useQueryClient();
  const { id: ownId } = useCurrentUser();
  const offerUndo = useUndoToast();

  const refresh = async (id?: string) => {
    if (id === ownId) void queryClient.invalidateQueries({ queryKey: getGetMeQueryKey() });
    // The list of Udemy courses names the assigned staff.
    void queryClient.invalidateQueries({ queryKey: getListAdminUdemyCoursesQueryKey() });
    void queryClient.invalidateQueries({ queryKey: getListStaffCoursesQueryKey() });
    await queryClient.invalidateQueries({ queryKey: getListUsersQueryKey() });
  };
  const { mutate: takeBack } = useUndoUserChange({
    mutation: {
      onSuccess: ({ username }) =>
        toast({ title: 'Undone', description: `${username} was restored` }),
      onError: (error) => toastFailure('Failed to undo', error),
      onSettled: (_user, _error, { id }) => refresh(id),
    },
  });
  const tell = (title: string, { id, username }: UserDto, state: string) => {
    offerUndo({ title, description: `${username} is ${state}` }, () => takeBack({ id }), id);
    return refresh(id);
  };

  return {
    create: useCreateUser({
      mutation: {
        onSuccess: ({ username }) => {
          toast({ title: 'User created successfully', description: `${username} is added` });
          return refresh();
        },
        onError: failToSave('Failed to create user'),
      },
    }),
    update: useMutation({
      mutationFn: ({ user, data }: Update) => updateUser(user.id, data),
      onSuccess: (user) => tell('User updated successfully', user, 'changed'),
      onError: failToSave('Failed to update user'),
    }),
    remove: useMutation({
      mutationFn: ({ id }: UserDto) => deleteUser(id),
      onSuccess: (_nothing, user) => tell('User deleted successfully', user, 'deleted'),
      onError: toastError('Failed to delete user'),
    }),
    signOut: useMutation({
      mutationFn: ({ id }: UserDto) => signOutUser(id),
      onSuccess: (_nothing, { name }) =>
        toast({ title: 'Signed out', description: `${name} is signed out on every device` }),
      onError: toastError('Failed to sign the user out'),
    }),
    toggleActive: useMutation({
      mutationFn: toggleActive,
      onSuccess: ({ user, isTurned }) => {
        const state = user.is_active ? 'active' : 'inactive';
        if (isTurned) return tell('User status updated', user, state);
        toast({ title: 'Nothing to change', description: `${user.username} is ${state} already` });
        return refresh(user.id);
      },
      onError: toastError('Failed to toggle user status'),
    }),
  };
}
