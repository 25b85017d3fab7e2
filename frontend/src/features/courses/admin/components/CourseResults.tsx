import { Button } from 'antd';
import { useDeferredValue, useRef } from 'react';
import type { AdminCoursePageDto } from '../../../../api/generated/model/adminCoursePageDto';
import { EmptyState } from '../../../../components/admin/EmptyState';
import { CourseList } from './CourseList';
import styles from './CourseResults.module.css';

interface CourseResultsProps {
  shown: AdminCoursePageDto;
  isBusy: boolean;
  onClear: () => void;
  onTurn: (page: number) => void;
  onEdit: (id: number) => void;
  onSetVisible: (course: { id: number; title: string }, visible: boolean) => void;
}

export function CourseResults({ onClear, ...list }: CourseResultsProps) {
  const { pagination, total_courses: all } = list.shown;
  const cards = useDeferredValue(<CourseList {...list} />);
  // The button goes away with the empty state, and the focus would go with it.
  const clearButton = useRef<HTMLButtonElement>(null);
  const clearAndGoOn = () => {
    clearButton.current?.focus();
    onClear();
  };
  return (
    <>
      <div className={styles.bar}>
        <p role="status">
          Showing {pagination.total} of {all} courses
        </p>
        <Button ref={clearButton} type="text" size="small" onClick={onClear}>
          Clear Filters
        </Button>
      </div>
      {pagination.total > 0 ? (
        cards
      ) : (
        <EmptyState title="No courses match your filters. Try adjusting your search criteria.">
          <Button onClick={clearAndGoOn}>Clear Filters</Button>
        </EmptyState>
      )}
    </>
  );
}
