import { useRef } from 'react';
import type { AdminCourseCardDto } from '../../../../api/generated/model/adminCourseCardDto';
import type { AdminCoursePageDto } from '../../../../api/generated/model/adminCoursePageDto';
import { useSelection, type Selection } from '../../../../components/admin/table/use-selection';
import { Pagination } from '../../../../components/admin/Pagination';
import { AdminCourseCard } from './AdminCourseCard';
import styles from './CourseList.module.css';

interface CourseListProps {
  shown: AdminCoursePageDto;
  /** Another page is on its way; this one is dimmed. */
  isBusy: boolean;
  selection: Selection<AdminCourseCardDto>;
  onTurn: (page: number) => void;
  onEdit: (id: number) => void;
  onSetVisible: (course: { id: number; title: string }, visible: boolean) => void;
}

export function CourseList(props: CourseListProps) {
  const { shown, isBusy, selection, onTurn, onEdit, onSetVisible } = props;
  const { page, pages } = shown.pagination;
  const ids = shown.courses.map(({ thinkific_id: id }) => String(id));
  const { toggle } = useSelection(ids, selection);
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
            isSelected={selection.keys.includes(String(course.thinkific_id))}
            onSelect={(isRange) => toggle(String(course.thinkific_id), isRange)}
            onEdit={onEdit}
            onSetVisible={onSetVisible}
          />
        ))}
      </ul>
      <Pagination page={page} pages={pages} onTurn={turn} />
    </>
  );
}
