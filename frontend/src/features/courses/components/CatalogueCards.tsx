import { memo, useEffect, useRef } from 'react';
import type { CourseCardDto } from '../../../api/generated/model/courseCardDto';
import { PAGE_SIZE } from '../catalogue-queries';
import { CourseCard } from './CourseCard';
import { CourseCardSkeleton } from './CourseCardSkeleton';
import { CourseGrid } from './CourseGrid';

interface CatalogueCardsProps {
  courses: CourseCardDto[];
  /** The number of visible pages; the focus moves to the start of the last one. */
  pages: number;
  /** The number of cards still to load. */
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

/** Only the first cover loads eagerly; on a slow connection several would delay each other and the text. */
const Card = memo(function Card({ course, isFirst }: { course: CourseCardDto; isFirst: boolean }) {
  return <CourseCard course={course} heading="h2" eager={isFirst && 'first'} row />;
});

/** Moves the focus to the first of the added cards. */
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
