import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { CataloguePage, CourseDetailPage } from '../features/courses';
import { HomePage, NotFoundPage } from '../features/site';
import { SiteLayout } from '../layouts/SiteLayout';
import { paths } from './paths';

const CohortsPage = lazy(() => import('../features/site/pages/CohortsPage'));
const EventsPage = lazy(() => import('../features/site/pages/EventsPage'));
const MeetupsPage = lazy(() => import('../features/site/pages/MeetupsPage'));

/** The public site. Home, catalogue and course come at once, what is visited less comes later. */
export function SiteRoutes() {
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.courses} element={<CataloguePage />} />
        <Route path={`${paths.courses}/:id`} element={<CourseDetailPage />} />
        <Route path={paths.cohorts} element={<CohortsPage />} />
        <Route path={paths.events} element={<EventsPage />} />
        <Route path={paths.meetups} element={<MeetupsPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
