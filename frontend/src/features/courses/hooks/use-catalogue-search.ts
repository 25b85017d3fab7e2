import { useEffect, useState } from 'react';
import { FIELDS } from '../../../../../backend/src/common/search/search-terms';
import { WordIndex } from '../../../../../backend/src/common/search/word-index';
import type { FeaturedCourseDto } from '../../../api/generated/model/featuredCourseDto';

export type CatalogueSearch = WordIndex<FeaturedCourseDto>;

/** Courses that are indexed at a time: typing waits for no more of them. */
const CHUNK = 250;

/** Undefined until all courses have come and been indexed. */
export function useCatalogueSearch(
  courses: readonly FeaturedCourseDto[] | undefined,
): CatalogueSearch | undefined {
  const [search, setSearch] = useState<CatalogueSearch>();
  useEffect(() => {
    if (!courses) return;
    const left = new AbortController();
    void buildSearch(courses).then((built) => {
      if (!left.signal.aborted) setSearch(built);
    });
    return () => left.abort();
  }, [courses]);
  return search;
}

export async function buildSearch(courses: readonly FeaturedCourseDto[]): Promise<CatalogueSearch> {
  const search = new WordIndex<FeaturedCourseDto>((course) => FIELDS.map((name) => course[name]));
  for (const [place, course] of courses.entries()) {
    if (place > 0 && place % CHUNK === 0) await new Promise((resolve) => setTimeout(resolve));
    search.add(course);
  }
  return search;
}
