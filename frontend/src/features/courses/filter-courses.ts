import type { CourseCardDto } from '../../api/generated/model/courseCardDto';
import { costs, inOrder } from '../../../../backend/src/courses/catalogue/price-and-order';
import type { CourseFilters } from './course-filters';

/** Those of a category, a level and a price, in the order wanted. */
export function filterCourses(
  courses: readonly CourseCardDto[],
  { category, level, price, sort }: Omit<CourseFilters, 'search' | 'page'>,
): readonly CourseCardDto[] {
  const found = courses.filter(
    (course) =>
      (category === null || course.category === category) &&
      (level === null || course.level === level) &&
      (price === null || costs(course, price)),
  );
  return inOrder(found, sort);
}
