import { Button } from 'antd';
import { useDeferredValue } from 'react';
import type { AdminCoursePageDto } from '../../../../api/generated/model/adminCoursePageDto';
import { EmptyState } from '../../../../components/admin/EmptyState';
import { countOf, formatCount } from '../../../../words';
import type { useCourseList } from '../hooks/use-course-list';
import { CourseList } from './CourseList';
import styles from './CourseList.module.css';

interface CourseResultsProps {
  list: ReturnType<typeof useCourseList>;
  shown: AdminCoursePageDto;
}

export function CourseResults({ list, shown }: CourseResultsProps) {
  // The button goes away, and the focus would go with it.
  const clear = () => {
    document.querySelector<HTMLElement>('main input[type="search"]')?.focus();
    list.clear?.();
  };
  // What is typed into the filters comes before the cards, whose own changes wait for nothing.
  const cards = useDeferredValue(<CourseList list={list} shown={shown} onClear={clear} />);
  const { total } = shown.pagination;
  return (
    <>
      <p role="status" className="visually-hidden">
        {formatCount(total)} of {countOf(shown.total_courses, 'course')}
      </p>
      {total > 0 ? (
        cards
      ) : (
        <>
          <div className={styles.bar}>
            <p>Showing 0 of {countOf(shown.total_courses, 'course')}</p>
          </div>
          <EmptyState title="No courses match your filters. Try adjusting your search criteria.">
            <Button onClick={clear}>Clear Filters</Button>
          </EmptyState>
        </>
      )}
    </>
  );
}
