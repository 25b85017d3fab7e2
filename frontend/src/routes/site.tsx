import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { SiteLayout } from '../layouts/SiteLayout';
import { publicPages } from '../pages';

const pages = publicPages.map(({ path, load }) => ({ path, Page: lazy(load) }));

export function SiteRoutes() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        {pages.map(({ path, Page }) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Route>
    </Routes>
  );
}
