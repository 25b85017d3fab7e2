import { use } from 'react';
import { ShellDialogs } from '../components/admin/shell-dialogs';
import { useSession } from '../features/auth';
import { useUnsentDecisions } from '../features/testimonials/admin';

/** Ends the session, after a question while decisions are still on their way. */
export function useLogout(): () => void {
  const { signOut } = useSession();
  const { show } = use(ShellDialogs);
  const unsent = useUnsentDecisions();
  return unsent > 0 ? () => show('logout') : signOut;
}
