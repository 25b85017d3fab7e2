import { useEffect, useState } from 'react';
import type { FeaturedCourseDto } from '../../../api/generated/model/featuredCourseDto';
import { CatalogueSearch } from '../search/catalogue-search';

/** Undefined until all courses have come and been read. */
export function useCatalogueSearch(
  courses: readonly FeaturedCourseDto[] | undefined,
): CatalogueSearch | undefined {
  const [search, setSearch] = useState<CatalogueSearch>();
  useEffect(() => {
    if (!courses) return;
    const left = new AbortController();
    void CatalogueSearch.of(courses, takeTurns).then((built) => {
      if (!left.signal.aborted) setSearch(built);
    });
    return () => left.abort();
  }, [courses]);
  return search;
}

function takeTurns(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
