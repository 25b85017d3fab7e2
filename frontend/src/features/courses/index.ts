export { CataloguePage } from './catalogue-page';
export { catalogueOptions, PAGE_SIZE } from './catalogue-queries';
export { CourseCard } from './components/CourseCard';
export { CourseCardSkeleton } from './components/CourseCardSkeleton';
export { CourseGrid } from './components/CourseGrid';
export { LoadingCourses } from './components/LoadingCourses';
export { CourseDetailPage } from './course-detail-page';
export { addressOf, FILTER_NAMES, NO_SCRIPT, parseFilters } from './course-filters';
