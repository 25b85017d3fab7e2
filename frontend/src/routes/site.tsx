import { Route, Routes } from 'react-router-dom';
import { SiteLayout } from '../layouts/SiteLayout';
import { publicPages } from '../pages';

export function SiteRoutes() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        {publicPages.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Route>
    </Routes>
  );
}
