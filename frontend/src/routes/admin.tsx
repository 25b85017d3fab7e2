import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { ToastArea } from '../components/toaster/ToastArea';
import { LoadingScreen } from '../components/LoadingScreen';
import { lazyPage } from '../components/part/lazy-page';
import { SessionProvider } from '../features/auth';
import { AdminLayout } from '../layouts/AdminLayout';
import { AntTheme } from '../theme/AntTheme';
import { RequireRole, RequireSession } from './admin-guards';
import { adminScreens } from './admin-screens';
import { adminPaths } from '../paths';

/** Who is signed in needs none of its forms. */
const LoginPage = lazyPage(() => import('../features/auth/pages/LoginPage'), <LoadingScreen />);

export default function AdminRoutes() {
  return (
    <SessionProvider>
      <Routes>
        <Route element={<BackOffice />}>
          <Route path="/" element={<Navigate to={adminPaths.dashboard} replace />} />
          <Route path={relative(adminPaths.login)} element={<LoginPage />} />
          <Route element={<RequireSession />}>
            <Route element={<AdminLayout screens={adminScreens} />}>
              {adminScreens.map(({ path, roles, Page }) => (
                <Route key={path} element={<RequireRole roles={roles} />}>
                  <Route path={relative(path)} element={<Page />} />
                </Route>
              ))}
            </Route>
          </Route>
        </Route>
      </Routes>
    </SessionProvider>
  );
}

/** What login screen and screens share; a toast outlives the change from one to the other. */
function BackOffice() {
  return (
    <AntTheme>
      <Outlet />
      <ToastArea />
    </AntTheme>
  );
}

/** Routes inside a `/admin/*` route are written relative to it. */
function relative(path: string): string {
  return path.slice(adminPaths.root.length + 1);
}
