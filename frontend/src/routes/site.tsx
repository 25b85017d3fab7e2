import { lazy, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { CataloguePage, loadCourseDetailPage } from '../features/courses';
import { HomePage } from '../features/site';
import { LoadingScreen } from '../components/LoadingScreen';
import { PageMeta } from '../components/PageMeta';
import { SiteLayout } from '../layouts/SiteLayout';
import { adminTitleAt } from './admin-titles';
import { adminPaths, paths } from './paths';

const AdminRoutes = lazy(() => import('./admin'));
const CourseDetailPage = lazy(loadCourseDetailPage);
const CohortsPage = lazy(() => import('../features/site/pages/CohortsPage'));
const EventsPage = lazy(() => import('../features/site/pages/EventsPage'));
const MeetupsPage = lazy(() => import('../features/site/pages/MeetupsPage'));
const NotFoundPage = lazy(() => import('../features/site/pages/NotFoundPage'));
const SubscribedPage = lazy(() => import('../features/newsletter/pages/SubscribedPage'));
const SubmitTestimonialPage = lazy(
  () => import('../features/testimonials/pages/SubmitTestimonialPage'),
);
const TestimonialSentPage = lazy(
  () => import('../features/testimonials/pages/TestimonialSentPage'),
);

/** The public site. Home and catalogue come at once, what is visited less comes later. */
export function SiteRoutes() {
  const adminTitle = adminTitleAt(useLocation().pathname);
  return (
    <Routes>
      {adminTitle && (
        <Route path={`${adminPaths.root}/*`} element={<LazyAdmin title={adminTitle} />} />
      )}
      <Route element={<SiteLayout />}>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.courses} element={<CataloguePage />} />
        <Route path={`${paths.courses}/:id/:slug?`} element={<CourseDetailPage />} />
        <Route path={paths.cohorts} element={<CohortsPage />} />
        <Route path={paths.events} element={<EventsPage />} />
        <Route path={paths.meetups} element={<MeetupsPage />} />
        <Route path={paths.submitTestimonial} element={<SubmitTestimonialPage />} />
        <Route path={paths.subscribed} element={<SubscribedPage />} />
        <Route path={paths.testimonialSent} element={<TestimonialSentPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}

/** The back office brings its own libraries, so it is loaded only when somebody goes there. */
function LazyAdmin({ title }: { title: string }) {
  return (
    <>
      <PageMeta title={title} />
      <Suspense fallback={<LoadingScreen />}>
        <AdminRoutes />
      </Suspense>
    </>
  );
}
