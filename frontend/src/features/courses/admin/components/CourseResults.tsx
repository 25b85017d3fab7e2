import { Button } from 'antd';
import { useDeferredValue, useMemo, useRef } from 'react';
import { EmptyState } from '../../../../components/admin/EmptyState';
import { filterAdminCourses, sortAdminCourses } from '../course-list';
import type { useCourseList } from '../hooks/use-course-list';
import { CourseFilters } from './CourseFilters';
import { CourseList } from './CourseList';
import styles from './CourseResults.module.css';

interface CourseResultsProps {
  list: ReturnType<typeof useCourseList>;
  onSetVisible: (id: number, visible: boolean) => void;
}

export function CourseResults({ list, onSetVisible }: CourseResultsProps) {
  const { courses, filters, sort } = list;
  const sorted = useMemo(() => sortAdminCourses(courses, sort), [courses, sort]);
  const found = useMemo(() => filterAdminCourses(sorted, filters), [sorted, filters]);
  const cards = useDeferredValue(
    <CourseList
      courses={found}
      page={list.page}
      onTurn={list.turnTo}
      onEdit={(id) => list.openDialog(String(id))}
      onSetVisible={onSetVisible}
    />,
  );
  // The button goes away with the empty state, and the focus would go with it.
  const clearButton = useRef<HTMLButtonElement>(null);
  const clearAndGoOn = () => {
    clearButton.current?.focus();
    list.clear();
  };
  return (
    <>
      <CourseFilters
        courses={courses}
        filters={filters}
        sort={sort}
        onSearch={list.setSearch}
        onChoose={list.choose}
        onSort={(next) => list.choose({ sort: next })}
      />
      <div className={styles.bar}>
        <p role="status">
          Showing {found.length} of {courses.length} courses
        </p>
        <Button ref={clearButton} type="text" size="small" onClick={list.clear}>
          Clear Filters
        </Button>
      </div>
      {found.length > 0 ? (
        cards
      ) : (
        <EmptyState title="No courses match your filters. Try adjusting your search criteria.">
          <Button onClick={clearAndGoOn}>Clear Filters</Button>
        </EmptyState>
      )}
    </>
  );
}
