export { MyCourses } from '../components/MyCourses';
export { useUdemySync } from './hooks/use-udemy-sync';
