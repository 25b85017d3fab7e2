import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { focusMainIfLost } from '../../../components/admin/focus-main';
import type { HistoryCourse } from '../hooks/use-course-history';
import { CourseHistoryEntries } from './CourseHistoryEntries';

interface CourseHistoryProps {
  /** Undefined before one is asked for. */
  course: HistoryCourse | undefined;
  open: boolean;
  /** Above what has become of it. */
  lead?: (course: HistoryCourse) => ReactNode;
  onClose: () => void;
}

/** The drawer with the history of a course. */
export function CourseHistory({ course, open, lead, onClose }: CourseHistoryProps) {
  if (!course) return null;
  return (
    <Drawer
      key={`${course.platform} ${course.id}`}
      open={open}
      destroyOnHidden
      onClose={onClose}
      afterOpenChange={(isOpen) => {
        if (isOpen) return;
        // A control of the drawer still has the focus, which goes with it.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        focusMainIfLost();
      }}
      size={560}
      title={`History of ${course.title}`}
      styles={{ wrapper: { maxWidth: '100vw' } }}
    >
      {lead?.(course)}
      <CourseHistoryEntries course={course} open={open} />
    </Drawer>
  );
}
