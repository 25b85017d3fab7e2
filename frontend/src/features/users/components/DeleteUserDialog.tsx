import type { UserDto } from '../../../api/generated/model/userDto';
import { ConfirmDialog } from '../../../components/admin/ConfirmDialog';
import type { Question } from '../../../components/admin/table/use-question';

export function DeleteUserDialog({ about: user, dialog }: Question<UserDto>) {
  return (
    <ConfirmDialog title="Are you sure?" confirmLabel="Delete" {...dialog}>
      This will delete the user <strong>{user?.username}</strong> ({user?.name}), whose sessions
      end. This action cannot be undone.
    </ConfirmDialog>
  );
}
