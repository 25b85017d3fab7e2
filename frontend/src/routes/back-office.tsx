import type { QueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Navigate, Outlet, type RouteObject, useLocation } from 'react-router-dom';
import type { AdminScreen } from '../admin-screen';
import { LoadingScreen } from '../components/LoadingScreen';
import { PageMeta } from '../components/PageMeta';
import { ToastArea } from '../components/toaster/ToastArea';
import { SessionProvider } from '../features/auth';
import { AdminLayout } from '../layouts/AdminLayout';
import { adminPaths, paths } from '../paths';
import { screens } from '../screens';
import { AntTheme } from '../theme/AntTheme';
import { RequireRole, RequireSession } from './admin-guards';
import { NotFoundScreen } from './NotFoundScreen';
import { RouteError } from './RouteError';
import { ScreenSkeleton } from './ScreenSkeleton';
import { createScreenLoader } from './screen-loader';

const LoginPage = lazy(() => import('../features/auth/pages/LoginPage'));

const SetupPage = lazy(() => import('../features/auth/pages/SetupPage'));

const LOGIN_TITLE = 'Admin Login';

export function backOfficeRoutes(queryClient: QueryClient): RouteObject[] {
  return [
    {
      element: <BackOffice />,
      errorElement: <RouteError />,
      hydrateFallbackElement: <LoadingScreen />,
      children: [
        { path: paths.backOffice, element: <Navigate to={adminPaths.dashboard} replace /> },
        {
          path: adminPaths.login,
          element: (
            <Suspense fallback={<LoadingScreen />}>
              <LoginPage />
            </Suspense>
          ),
        },
        {
          path: adminPaths.setup,
          element: (
            <Suspense fallback={<LoadingScreen />}>
              <SetupPage />
            </Suspense>
          ),
        },
        {
          element: <RequireSession />,
          children: [
            {
              element: <AdminLayout />,
              children: screens.flatMap((screen) => [
                toRoute(screen, queryClient),
                ...toSubRoutes(screen),
              ]),
            },
          ],
        },
        { path: '*', element: <NotFoundScreen /> },
      ],
    },
  ];
}

function toRoute(screen: AdminScreen, queryClient: QueryClient): RouteObject {
  return {
    ...pageRoute(screen, screen),
    loader: createScreenLoader(screen, queryClient),
    // A link to the current screen reloads its data. Filter changes do not; the screen loads them itself.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href === nextUrl.href,
  };
}

function toSubRoutes(screen: AdminScreen): RouteObject[] {
  return (screen.subPages ?? []).map((page) => pageRoute(page, screen));
}

function pageRoute(
  { path, load }: Pick<AdminScreen, 'path' | 'load'>,
  { roles, title }: AdminScreen,
): RouteObject {
  const Page = lazy(load);
  return {
    path,
    errorElement: <RouteError />,
    element: (
      <RequireRole roles={roles}>
        <Suspense fallback={<ScreenSkeleton title={title} />}>
          <Page />
        </Suspense>
      </RequireRole>
    ),
  };
}

/** Contains the login and all screens, so that toasts survive the change between them. */
function BackOffice() {
  const title = titleAt(useLocation().pathname);
  return (
    <SessionProvider>
      <AntTheme>
        {title && <PageMeta title={title} />}
        <Outlet />
        <ToastArea />
      </AntTheme>
    </SessionProvider>
  );
}

function titleAt(pathname: string): string | undefined {
  if (pathname === adminPaths.login) return LOGIN_TITLE;
  return screens.find(({ path }) => path === pathname)?.title;
}
