import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { HistoryCourse } from '../hooks/use-course-history';

const CourseHistoryDrawer = lazy(() => import('./CourseHistoryDrawer'));

interface CourseHistoryProps {
  /** Undefined before one is asked for. */
  course: HistoryCourse | undefined;
  open: boolean;
  /** Above what has become of it. */
  lead?: (course: HistoryCourse) => ReactNode;
  onClose: () => void;
}

/** The drawer with the history of a course, which comes when it is first asked for. */
export function CourseHistory({ course, open, lead, onClose }: CourseHistoryProps) {
  const [isWanted, setWanted] = useState(open);
  if (open && !isWanted) setWanted(true);
  if (!course || !isWanted) return null;
  return (
    <Suspense>
      <CourseHistoryDrawer
        key={`${course.platform} ${course.id}`}
        course={course}
        open={open}
        lead={lead?.(course)}
        onClose={onClose}
      />
    </Suspense>
  );
}
