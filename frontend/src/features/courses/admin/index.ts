export type { CourseNeed } from './course-row';
export { SyncButton } from './components/SyncButton';
export { VisibilitySwitch } from './components/VisibilitySwitch';
export { isOfCourses } from './hooks/refresh-courses';
export { toastUnchanged, useBulkUndo } from './hooks/use-bulk-undo';
export { useCourseCards } from './hooks/use-course-cards';
export { useCourseSync } from './hooks/use-course-sync';
export { useVisibilityMutation } from './hooks/use-visibility-mutation';
export { VISIBILITIES, type VisibilityFilter } from './list-options';
