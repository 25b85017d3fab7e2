export { CourseCard } from './components/CourseCard';
export { CourseCardSkeleton } from './components/CourseCardSkeleton';
export { CourseGrid } from './components/CourseGrid';
export { LoadingCourses } from './components/LoadingCourses';
export { isSelfPaced } from './course-labels';
export { CataloguePage } from './pages/CataloguePage';
export { CourseDetailPage } from './pages/CourseDetailPage';
