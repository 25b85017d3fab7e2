/** The page of a course is no part of the first view; cards fetch it once somebody points at them. */
export const loadCourseDetailPage = () => import('./pages/CourseDetailPage');
