export { CourseInstructors } from './components/CourseInstructors';
