export { CourseCard } from './components/CourseCard';
export { CourseCardSkeleton } from './components/CourseCardSkeleton';
export { CourseGrid } from './components/CourseGrid';
export { LoadingCourses } from './components/LoadingCourses';
export { CourseDetailPage } from './course-detail-page';
export { addressOf, FILTER_NAMES, NO_SCRIPT, parseFilters } from './course-filters';
export { isSelfPaced } from './course-labels';
export { CataloguePage } from './pages/CataloguePage';
