import { lazy, Suspense, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { UserRole } from '../api/generated/model/userRole';
import { LoadingScreen } from '../components/LoadingScreen';
import { toReturnState, useCurrentUser, useSession } from '../features/auth';
import { adminPaths } from '../paths';

const TwoFactorRequiredPage = lazy(() => import('../features/account/pages/TwoFactorRequiredPage'));

/** The start screen by role, also for users who open a screen of the other role. */
const HOMES: Record<UserRole, string> = {
  admin: adminPaths.dashboard,
  staff: adminPaths.staffDashboard,
};

/**
 * Redirects visitors without a session to the login, which returns to the requested address. Users who have to set up
 * two-factor authentication do that first.
 */
export function RequireSession() {
  const { state } = useSession();
  const location = useLocation();
  switch (state.status) {
    case 'checking':
      return <LoadingScreen />;
    case 'signed-out':
      return <Navigate to={adminPaths.login} state={toReturnState(location)} replace />;
    case 'signed-in':
      return state.user.must_set_up_two_factor ? (
        <Suspense fallback={<LoadingScreen />}>
          <TwoFactorRequiredPage />
        </Suspense>
      ) : (
        <Outlet />
      );
  }
}

interface RequireRoleProps {
  roles: readonly UserRole[];
  children: ReactNode;
}

export function RequireRole({ roles, children }: RequireRoleProps) {
  const { role } = useCurrentUser();
  return roles.includes(role) ? children : <Navigate to={HOMES[role]} replace />;
}
