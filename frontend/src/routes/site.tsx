import { Route, Routes, useLocation } from 'react-router-dom';
import { LoadingScreen } from '../components/LoadingScreen';
import { lazyPart } from '../components/part/lazy-part';
import { LostPart, type LostPartProps } from '../components/part/LostPart';
import { PageMeta } from '../components/PageMeta';
import { SiteLayout } from '../layouts/SiteLayout';
import { publicPages } from '../pages';
import { adminPaths } from '../paths';
import { adminTitleAt } from './admin-titles';

/** The back office brings its own libraries, so it is loaded only when somebody goes there. */
const AdminRoutes = lazyPart(() => import('./admin'), {
  title: 'We could not open the back office',
  loading: <LoadingScreen />,
  Lost: LostScreen,
});

export function SiteRoutes() {
  const adminTitle = adminTitleAt(useLocation().pathname);
  return (
    <Routes>
      {adminTitle && <Route path={`${adminPaths.root}/*`} element={<Admin title={adminTitle} />} />}
      <Route element={<SiteLayout />}>
        {publicPages.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Route>
    </Routes>
  );
}

function Admin({ title }: { title: string }) {
  return (
    <>
      <PageMeta title={title} />
      <AdminRoutes />
    </>
  );
}

function LostScreen(props: LostPartProps) {
  return (
    <main className="container section">
      <LostPart {...props} />
    </main>
  );
}
