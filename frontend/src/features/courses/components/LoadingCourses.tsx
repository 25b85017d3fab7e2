import { CourseCardSkeleton } from './CourseCardSkeleton';
import { CourseGrid } from './CourseGrid';

interface LoadingCoursesProps {
  count: number;
  rows?: boolean;
}

export function LoadingCourses({ count, rows = true }: LoadingCoursesProps) {
  return (
    <div data-loading>
      <p className="visually-hidden" role="status">
        Loading courses…
      </p>
      <div aria-hidden="true">
        <CourseGrid rows={rows}>
          {Array.from({ length: count }, (_, index) => (
            <li key={index}>
              <CourseCardSkeleton row={rows} />
            </li>
          ))}
        </CourseGrid>
      </div>
    </div>
  );
}
