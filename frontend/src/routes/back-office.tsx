import { useEffect, useRef } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { leaveFirstScreen } from '../api/first-answers';
import { PageMeta } from '../components/PageMeta';
import { lazyPart } from '../components/part/lazy-part';
import { LostPart, type LostPartProps } from '../components/part/LostPart';
import { adminPaths } from '../paths';
import { reloadNow } from '../reload';
import { adminTitleAt } from './admin-titles';
import { Waiting } from './Waiting';

/** It brings its own libraries; that they do not come has to be said without them. */
const AdminRoutes = lazyPart(() => import('./admin'), {
  title: 'We could not open the back office',
  loading: <Waiting />,
  Lost: LostScreen,
});

export function BackOfficeRoutes() {
  const { pathname, key } = useLocation();
  const first = useRef(key);
  useEffect(() => {
    if (key !== first.current) leaveFirstScreen();
  }, [key]);
  const title = adminTitleAt(pathname);
  if (!title) return <Elsewhere />;
  return (
    <>
      <PageMeta title={title} />
      <Routes>
        <Route path={`${adminPaths.root}/*`} element={<AdminRoutes />} />
      </Routes>
    </>
  );
}

/** What the back office has no screen for is a page of the public site, or none. */
function Elsewhere() {
  useEffect(reloadNow, []);
  return null;
}

function LostScreen(props: LostPartProps) {
  return (
    <main className="container section">
      <LostPart {...props} />
    </main>
  );
}
