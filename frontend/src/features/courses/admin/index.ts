export { COURSE_FIELDS } from './course-fields';
export { SyncButton } from './components/SyncButton';
export { VisibilitySwitch } from './components/VisibilitySwitch';
export { isOfCourses } from './hooks/is-of-courses';
export { tellUnchanged, useBulkUndo } from './hooks/use-bulk-undo';
export { useCourseSync } from './hooks/use-course-sync';
export { useVisibilityMutation } from './hooks/use-visibility-mutation';
export { VISIBILITIES, type VisibilityFilter } from './visibility-options';
