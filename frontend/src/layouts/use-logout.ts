import { App } from 'antd';
import { useSession } from '../features/auth';
import { useUnsentDecisions } from '../features/testimonials/admin';

/** Signs out. Asks first while decisions are still being sent. */
export function useLogout(): () => void {
  const { signOut } = useSession();
  const { modal } = App.useApp();
  const unsent = useUnsentDecisions();
  if (unsent === 0) return signOut;
  return () =>
    void modal.confirm({
      title: 'Log out before everything is sent?',
      content: `Decisions that are still being sent: ${unsent}. You lose them if you log out.`,
      okText: 'Log out',
      okButtonProps: { danger: true },
      cancelText: 'Stay',
      autoFocusButton: 'cancel',
      onOk: signOut,
    });
}
