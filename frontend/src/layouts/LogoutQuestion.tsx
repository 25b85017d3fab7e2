import { use } from 'react';
import { ConfirmDialog } from '../components/admin/ConfirmDialog';
import { ShellDialogs } from '../components/admin/shell-dialogs';
import { useSession } from '../features/auth';
import { useUnsentDecisions } from '../features/testimonials/admin';

/** Asks before decisions are left behind that the server has not heard of. */
export function LogoutQuestion() {
  const { shown, show } = use(ShellDialogs);
  const { signOut } = useSession();
  const unsent = useUnsentDecisions();
  return (
    <ConfirmDialog
      open={shown === 'logout'}
      title="Log out before everything is sent?"
      confirmLabel="Log out"
      cancelLabel="Stay"
      onConfirm={() => {
        show(undefined);
        signOut();
      }}
      onCancel={() => show(undefined)}
    >
      Decisions that are still on their way: {unsent}. They are sent when you log in here again, and
      lost when this window is closed or somebody else logs in.
    </ConfirmDialog>
  );
}
