import { Button } from 'antd';
import { useDeferredValue, useState } from 'react';
import type { AdminCoursePageDto } from '../../../../api/generated/model/adminCoursePageDto';
import { EmptyState } from '../../../../components/admin/EmptyState';
import { toChoices } from '../course-choices';
import { CourseList } from './CourseList';
import styles from './CourseResults.module.css';
import { SelectedCourses } from './SelectedCourses';

interface CourseResultsProps {
  shown: AdminCoursePageDto;
  isBusy: boolean;
  /** Undefined while nothing is filtered. */
  onClear: (() => void) | undefined;
  onTurn: (page: number) => void;
  onEdit: (id: number) => void;
  onSetVisible: (course: { id: number; title: string }, visible: boolean) => void;
}

export function CourseResults({ onClear, ...list }: CourseResultsProps) {
  const { courses, pagination, total_courses: all } = list.shown;
  const [selectedIds, setSelectedIds] = useState<string[]>([]);
  // Only cards that are seen can be selected.
  const selected = courses.filter(({ thinkific_id: id }) => selectedIds.includes(String(id)));
  const cards = useDeferredValue(
    <CourseList
      {...list}
      selection={{
        keys: selected.map(({ thinkific_id: id }) => String(id)),
        onChange: setSelectedIds,
        label: ({ display_title: title }) => `Select ${title}`,
      }}
    />,
  );
  // The button goes away, and the focus would go with it.
  const clear = () => {
    document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
    onClear?.();
  };
  return (
    <>
      <div className={styles.bar}>
        <p role="status">
          Showing {pagination.total} of {all} courses
        </p>
        {onClear && pagination.total > 0 && (
          <Button type="text" size="small" onClick={clear}>
            Clear Filters
          </Button>
        )}
      </div>
      {pagination.total > 0 ? (
        cards
      ) : (
        <EmptyState title="No courses match your filters. Try adjusting your search criteria.">
          <Button onClick={clear}>Clear Filters</Button>
        </EmptyState>
      )}
      <SelectedCourses
        courses={selected}
        choices={toChoices(list.shown)}
        onClear={() => setSelectedIds([])}
      />
    </>
  );
}
