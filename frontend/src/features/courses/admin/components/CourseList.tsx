import { useRef } from 'react';
import type { AdminCoursePageDto } from '../../../../api/generated/model/adminCoursePageDto';
import { Pagination } from '../../../../components/admin/Pagination';
import { AdminCourseCard } from './AdminCourseCard';
import styles from './CourseList.module.css';

interface CourseListProps {
  shown: AdminCoursePageDto;
  /** Another page is on its way; this one is dimmed. */
  isBusy: boolean;
  onTurn: (page: number) => void;
  onEdit: (id: number) => void;
  onSetVisible: (course: { id: number; title: string }, visible: boolean) => void;
}

export function CourseList(props: CourseListProps) {
  const { shown, isBusy, onTurn, onEdit, onSetVisible } = props;
  const { page, pages } = shown.pagination;
  const list = useRef<HTMLUListElement>(null);
  const turn = (next: number) => {
    onTurn(next);
    list.current?.focus({ preventScroll: true });
    list.current?.scrollIntoView();
  };
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Courses" aria-busy={isBusy} className={styles.list}>
        {shown.courses.map((course) => (
          <AdminCourseCard
            key={course.thinkific_id}
            course={course}
            onEdit={onEdit}
            onSetVisible={onSetVisible}
          />
        ))}
      </ul>
      <Pagination page={page} pages={pages} onTurn={turn} />
    </>
  );
}
