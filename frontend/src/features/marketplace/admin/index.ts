export { MyCourses } from '../components/MyCourses';
export { useUdemySync } from './hooks/use-udemy-sync';
export { StaffCourses } from './components/StaffCourses';
export { StaffCoursesDialog } from './components/StaffCoursesDialog';
