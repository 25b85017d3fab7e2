import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { UserRole } from '../api/generated/model/userRole';
import { lazyPage } from '../components/part/lazy-page';
import { LoadingScreen } from '../components/LoadingScreen';
import { toReturnState, useCurrentUser, useSession } from '../features/auth';
import { adminPaths } from '../paths';
import { Waiting } from './Waiting';

const TwoFactorDutyPage = lazyPage(
  () => import('../features/account/pages/TwoFactorDutyPage'),
  <LoadingScreen />,
);

/** Where somebody is sent who asks for a screen of the other role. */
const HOMES: Record<UserRole, string> = {
  admin: adminPaths.dashboard,
  staff: adminPaths.staffDashboard,
};

/**
 * Lets nobody pass who is not signed in; the login screen leads back to the address asked for.
 * Who has to set up a second factor does that first.
 */
export function RequireSession() {
  const { state } = useSession();
  const location = useLocation();
  switch (state.status) {
    case 'checking':
      return <Waiting />;
    case 'signed-out':
      return <Navigate to={adminPaths.login} state={toReturnState(location)} replace />;
    case 'signed-in':
      return state.user.must_set_up_two_factor ? <TwoFactorDutyPage /> : <Outlet />;
  }
}

export function RequireRole({ roles }: { roles: readonly UserRole[] }) {
  const { role } = useCurrentUser();
  return roles.includes(role) ? <Outlet /> : <Navigate to={HOMES[role]} replace />;
}
