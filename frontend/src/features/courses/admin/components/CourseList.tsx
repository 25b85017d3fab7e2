import { useRef } from 'react';
import type { AdminCourseDto } from '../../../../api/generated/model/adminCourseDto';
import { Pagination } from '../../../../components/admin/Pagination';
import { AdminCourseCard } from './AdminCourseCard';
import styles from './CourseList.module.css';

interface CourseListProps {
  courses: AdminCourseDto[];
  /** From 1; beyond the last page it is the last. */
  page: number;
  onTurn: (page: number) => void;
  onEdit: (id: number) => void;
  onSetVisible: (id: number, visible: boolean) => void;
}

/** Cards on one page: as many as a browser draws at once without a pause. */
const PAGE_SIZE = 50;

export function CourseList(props: CourseListProps) {
  const { courses, page, onTurn, onEdit, onSetVisible } = props;
  const list = useRef<HTMLUListElement>(null);
  const pages = Math.ceil(courses.length / PAGE_SIZE);
  const shown = Math.min(page, pages);
  const turn = (next: number) => {
    onTurn(next);
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
  };
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Courses" className={styles.list}>
        {courses.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE).map((course) => (
          <AdminCourseCard
            key={course.thinkific_id}
            course={course}
            onEdit={onEdit}
            onSetVisible={onSetVisible}
          />
        ))}
      </ul>
      <Pagination page={shown} pages={pages} onTurn={turn} />
    </>
  );
}
