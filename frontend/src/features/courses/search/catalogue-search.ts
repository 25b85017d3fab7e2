import type { FeaturedCourseDto } from '../../../api/generated/model/featuredCourseDto';
import { FIELDS } from '../../../../../backend/src/common/search/search-terms';
import { WordIndex } from '../../../../../backend/src/common/search/word-index';

/** Courses that are read at a time: typing waits for no more of them. */
const CHUNK = 250;

export class CatalogueSearch extends WordIndex<FeaturedCourseDto> {
  /** @param pause lets others have their turn */
  static async of(
    courses: readonly FeaturedCourseDto[],
    pause: () => Promise<void>,
  ): Promise<CatalogueSearch> {
    const search = new CatalogueSearch((course) => FIELDS.map((name) => course[name]));
    for (const [place, course] of courses.entries()) {
      if (place > 0 && place % CHUNK === 0) await pause();
      search.add(course);
    }
    return search;
  }
}
