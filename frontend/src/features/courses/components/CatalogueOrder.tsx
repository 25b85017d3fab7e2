import button from '../../../components/button.module.css';
import { paths } from '../../../paths';
import { type CourseFilters, priceLabels, PRICES, SORT_LABELS, SORTS } from '../course-filters';
import { useSite } from '../../../site';
import type { useCourseFilters } from '../hooks/use-course-filters';
import styles from './CatalogueOrder.module.css';
import { ChoiceSelect } from '../../../components/ChoiceSelect';
import { OtherFilters } from './OtherFilters';

export function CatalogueOrder({
  filters,
  choose,
}: { filters: CourseFilters } & Pick<ReturnType<typeof useCourseFilters>, 'choose'>) {
  const site = useSite();
  return (
    <form
      action={paths.courses}
      className={styles.order}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={styles.price}>
        <ChoiceSelect
          label="Price"
          name="price"
          none="Any price"
          values={PRICES}
          labels={priceLabels(site)}
          value={filters.price}
          onChange={(price) => choose({ price })}
        />
      </div>
      <ChoiceSelect
        label="Sort by"
        name="sort"
        none={filters.search ? 'Best match' : 'Our order'}
        values={SORTS}
        labels={SORT_LABELS}
        value={filters.sort}
        onChange={(sort) => choose({ sort })}
      />
      <OtherFilters filters={{ ...filters, price: null, sort: null }} withSearch />
      <noscript>
        <button type="submit" className={button.secondary}>
          Apply
        </button>
      </noscript>
    </form>
  );
}
