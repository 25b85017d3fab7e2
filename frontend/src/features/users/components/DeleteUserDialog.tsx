import type { UserDto } from '../../../api/generated/model/userDto';
import { ConfirmDialog } from '../../../components/admin/ConfirmDialog';

interface DeleteUserDialogProps {
  user: UserDto | undefined;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function DeleteUserDialog({ user, ...dialog }: DeleteUserDialogProps) {
  return (
    <ConfirmDialog
      open={user !== undefined}
      title="Are you sure?"
      confirmLabel="Delete"
      {...dialog}
    >
      This will delete the user <strong>{user?.username}</strong> ({user?.name}), whose sessions
      end. The message that follows offers Undo for ten seconds. After 30 minutes nothing is kept.
    </ConfirmDialog>
  );
}
