import { paths } from '../../../paths';
import { CATEGORIES, LEVELS, NO_SCRIPT } from '../course-filters';
import type { useCourseFilters } from '../hooks/use-course-filters';
import { FilterGroup } from './FilterGroup';
import { SearchField } from './SearchField';
import styles from './CourseFilterBar.module.css';

/** A GET form, so that the filters work before, and without, the script that makes them quick. */
export function CourseFilterBar({
  filters,
  search,
  choose,
}: Pick<ReturnType<typeof useCourseFilters>, 'filters' | 'search' | 'choose'>) {
  const { category, level } = filters;
  return (
    <form
      action={paths.courses}
      className={styles.bar}
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField value={filters.search} onChange={search} />
      <FilterGroup
        label="Category"
        name="category"
        values={CATEGORIES}
        selected={category}
        onSelect={(value) => choose({ category: value })}
      />
      <FilterGroup
        label="Level"
        name="level"
        values={LEVELS}
        selected={level}
        onSelect={(value) => choose({ level: value })}
      />
      {/* After the buttons: of two values of a name the first counts, which is the button's. */}
      {category && <input type="hidden" name="category" value={category} />}
      {level && <input type="hidden" name="level" value={level} />}
      <noscript>
        <input type="hidden" name={NO_SCRIPT} value="1" />
      </noscript>
    </form>
  );
}
