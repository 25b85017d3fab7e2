import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { UserRole } from '../api/generated/model/userRole';
import { toReturnState, useCurrentUser, useSession } from '../features/auth';
import { adminPaths } from '../paths';
import { Waiting } from './Waiting';

/** Where somebody is sent who asks for a screen of the other role. */
const HOMES: Record<UserRole, string> = {
  admin: adminPaths.dashboard,
  staff: adminPaths.staffDashboard,
};

/** Lets nobody pass who is not signed in; the login screen leads back to the address asked for. */
export function RequireSession() {
  const { state } = useSession();
  const location = useLocation();
  switch (state.status) {
    case 'checking':
      return <Waiting />;
    case 'signed-out':
      return <Navigate to={adminPaths.login} state={toReturnState(location)} replace />;
    case 'signed-in':
      return <Outlet />;
  }
}

export function RequireRole({ roles }: { roles: readonly UserRole[] }) {
  const { role } = useCurrentUser();
  return roles.includes(role) ? <Outlet /> : <Navigate to={HOMES[role]} replace />;
}
