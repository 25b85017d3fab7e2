import { Route, Routes, useLocation } from 'react-router-dom';
import { CataloguePage, CourseDetailPage } from '../features/courses';
import { HomePage } from '../features/site';
import { LoadingScreen } from '../components/LoadingScreen';
import { lazyPage } from '../components/part/lazy-page';
import { lazyPart } from '../components/part/lazy-part';
import { LostPart, type LostPartProps } from '../components/part/LostPart';
import { PageMeta } from '../components/PageMeta';
import { SiteLayout } from '../layouts/SiteLayout';
import { adminTitleAt } from './admin-titles';
import { adminPaths, paths } from '../paths';

/** The back office brings its own libraries, so it is loaded only when somebody goes there. */
const AdminRoutes = lazyPart(() => import('./admin'), {
  title: 'We could not open the back office',
  loading: <LoadingScreen />,
  Lost: LostScreen,
});
const CohortsPage = lazyPage(() => import('../features/site/pages/CohortsPage'));
const EventsPage = lazyPage(() => import('../features/site/pages/EventsPage'));
const MeetupsPage = lazyPage(() => import('../features/site/pages/MeetupsPage'));
const NotFoundPage = lazyPage(() => import('../features/site/pages/NotFoundPage'));
const SubscribedPage = lazyPage(() => import('../features/newsletter/pages/SubscribedPage'));
const SubmitTestimonialPage = lazyPage(
  () => import('../features/testimonials/pages/SubmitTestimonialPage'),
);
const TestimonialSentPage = lazyPage(
  () => import('../features/testimonials/pages/TestimonialSentPage'),
);

/** The public site. Home and catalogue come at once, what is visited less comes later. */
export function SiteRoutes() {
  const adminTitle = adminTitleAt(useLocation().pathname);
  return (
    <Routes>
      {adminTitle && <Route path={`${adminPaths.root}/*`} element={<Admin title={adminTitle} />} />}
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

function Admin({ title }: { title: string }) {
  return (
    <>
      <PageMeta title={title} />
      <AdminRoutes />
    </>
  );
}

/** The window without anything of the back office in it. */
function LostScreen(props: LostPartProps) {
  return (
    <main className="container section">
      <LostPart {...props} />
    </main>
  );
}
