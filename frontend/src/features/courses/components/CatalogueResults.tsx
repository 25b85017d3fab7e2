import { useDeferredValue, useMemo, useRef } from 'react';
import type { CourseDto } from '../../../api/generated/model/courseDto';
import button from '../../../components/button.module.css';
import { StatusPanel } from '../../../components/StatusPanel';
import { paths } from '../../../paths';
import { filterCourses, type CourseFilters } from '../course-filters';
import { countOf } from '../course-labels';
import { CourseCard } from './CourseCard';
import { CourseGrid } from './CourseGrid';
import styles from './CatalogueResults.module.css';

interface CatalogueResultsProps {
  courses: CourseDto[];
  filters: CourseFilters;
  onClear: () => void;
}

const EAGER_IMAGES = 3;

export function CatalogueResults({ courses, filters, onClear }: CatalogueResultsProps) {
  // Typing stays quick in a long catalogue: the list may follow a moment later.
  const settled = useDeferredValue(filters);
  const matches = useMemo(() => filterCourses(courses, settled), [courses, settled]);
  // The button goes away with the empty state, and the focus would go with it.
  const count = useRef<HTMLParagraphElement>(null);
  const clearAndGoOn = () => {
    count.current?.focus();
    onClear();
  };
  return (
    <>
      <p ref={count} tabIndex={-1} className={styles.count} role="status">
        Showing {countOf(matches.length, 'course')}
      </p>
      {matches.length === 0 ? <NoMatches onClear={clearAndGoOn} /> : <Cards courses={matches} />}
    </>
  );
}

function Cards({ courses }: { courses: CourseDto[] }) {
  return useMemo(
    () => (
      <CourseGrid>
        {courses.map((course, index) => (
          <li key={course.id}>
            <CourseCard course={course} heading="h2" eager={index < EAGER_IMAGES} />
          </li>
        ))}
      </CourseGrid>
    ),
    [courses],
  );
}

function NoMatches({ onClear }: { onClear: () => void }) {
  const clear = (
    <form
      action={paths.courses}
      onSubmit={(event) => {
        event.preventDefault();
        onClear();
      }}
    >
      <button type="submit" className={button.primary}>
        Clear Filters
      </button>
    </form>
  );
  return (
    <StatusPanel title="No courses found matching your criteria" action={clear}>
      Try a broader word, or another category or level.
    </StatusPanel>
  );
}
