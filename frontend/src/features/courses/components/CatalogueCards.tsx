import { memo, useEffect, useRef } from 'react';
import type { CourseCardDto } from '../../../api/generated/model/courseCardDto';
import { PAGE_SIZE } from '../catalogue-queries';
import { CourseCard } from './CourseCard';
import { CourseCardSkeleton } from './CourseCardSkeleton';
import { CourseGrid } from './CourseGrid';

interface CatalogueCardsProps {
  courses: CourseCardDto[];
  /** How many pages stand below each other; the focus goes to where the last one begins. */
  pages: number;
  /** Cards that are to follow. */
  missing: number;
}

export const CatalogueCards = memo(function CatalogueCards(props: CatalogueCardsProps) {
  const { courses, pages, missing } = props;
  const list = useFocusOnMore(pages, courses.length);
  return (
    <CourseGrid ref={list} rows>
      {courses.map((course, index) => (
        <li key={course.id}>
          <Card course={course} isFirst={index === 0} />
        </li>
      ))}
      {Array.from({ length: missing }, (_, index) => (
        <li key={index}>
          <CourseCardSkeleton row />
        </li>
      ))}
    </CourseGrid>
  );
});

/** Of the covers one is awaited: on a slow line several would come at the same time, later, and with them the text. */
const Card = memo(function Card({ course, isFirst }: { course: CourseCardDto; isFirst: boolean }) {
  return <CourseCard course={course} heading="h2" eager={isFirst && 'first'} row />;
});

/** Whoever asks for more goes on with the first of it. */
function useFocusOnMore(pages: number, count: number) {
  const list = useRef<HTMLUListElement>(null);
  const known = useRef(pages);
  useEffect(() => {
    const start = (pages - 1) * PAGE_SIZE;
    if (pages <= known.current) known.current = pages;
    else if (count > start) {
      known.current = pages;
      list.current?.children[start]?.querySelector('a')?.focus();
    }
  }, [pages, count]);
  return list;
}
