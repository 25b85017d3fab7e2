import { useEffect, useState } from 'react';
import { SearchIndex } from '../../../../../backend/src/common/search/search-index';
import type { FeaturedCourseDto } from '../../../api/generated/model/featuredCourseDto';

export type CatalogueSearch = SearchIndex<FeaturedCourseDto>;

/** Returns the index of all courses, or undefined until they are loaded and indexed. */
export function useCatalogueSearch(
  courses: readonly FeaturedCourseDto[] | undefined,
): CatalogueSearch | undefined {
  const [search, setSearch] = useState<CatalogueSearch>();
  useEffect(() => {
    if (!courses) return;
    const left = new AbortController();
    void SearchIndex.build(courses).then((built) => {
      if (!left.signal.aborted) setSearch(built);
    });
    return () => left.abort();
  }, [courses]);
  return search;
}
