export { catalogueOptions, PAGE_SIZE, udemyOptions } from './catalogue-queries';
export { CourseCard } from './components/CourseCard';
export { CourseCardSkeleton } from './components/CourseCardSkeleton';
export { CourseGrid } from './components/CourseGrid';
export { LoadingCourses } from './components/LoadingCourses';
export {
  addressOf,
  type CourseFilters,
  FILTER_NAMES,
  isFiltered,
  NO_SCRIPT,
  parseFilters,
  parseUdemyFilters,
  UDEMY_FILTER_NAMES,
} from './course-filters';
export { FilterGroup } from './components/FilterGroup';
export { NoMatches } from './components/NoMatches';
export { OtherFilters } from './components/OtherFilters';
export { SearchField } from './components/SearchField';
export { useCourseFilters } from './hooks/use-course-filters';
export { useUdemyCourses } from './hooks/use-udemy-courses';
