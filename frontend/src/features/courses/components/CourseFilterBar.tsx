import { SlidersHorizontal } from 'lucide-react';
import { useId, type KeyboardEvent, type ToggleEvent } from 'react';
import button from '../../../components/button.module.css';
import { paths } from '../../../paths';
import { pluralize } from '../../../format-count';
import { useSite } from '../../../site';
import { priceLabels, PRICES, SORT_LABELS, SORTS } from '../course-filters';
import { LEVELS } from '../course-labels';
import type { useCourseFilters } from '../hooks/use-course-filters';
import { FilterGroup } from './FilterGroup';
import { OtherFilters } from './OtherFilters';
import { SearchField } from './SearchField';
import styles from './CourseFilterBar.module.css';

interface CourseFilterBarProps extends Pick<
  ReturnType<typeof useCourseFilters>,
  'filters' | 'search' | 'choose'
> {
  /** The number of matching courses, or undefined while loading. */
  total: number | undefined;
}

/** A GET form, so that filters work without JavaScript. Phones show part of it in a popover sheet. */
export function CourseFilterBar({ filters, search, choose, total }: CourseFilterBarProps) {
  const { category, level, price, sort } = filters;
  const site = useSite();
  const { categories } = site;
  const sheetId = useId();
  const inForce = [level, price].filter(Boolean).length;
  return (
    <form
      action={paths.courses}
      className={styles.bar}
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField value={filters.search} onChange={search} />
      <button
        type="button"
        popoverTarget={sheetId}
        className={`${button.secondary} ${styles.opener}`}
        aria-label={inForce > 0 ? `Filters, ${inForce} active` : 'Filters'}
      >
        <SlidersHorizontal size={18} aria-hidden="true" />
        {inForce > 0 && <span className={styles.count}>{inForce}</span>}
      </button>
      {categories.length > 0 && (
        <FilterGroup
          label="Category"
          name="category"
          values={categories.map(({ name }) => name)}
          selected={category}
          inRow
          onSelect={(value) => choose({ category: value })}
        />
      )}
      <div id={sheetId} popover="auto" className={styles.sheet} {...sheetFocus}>
        <FilterGroup
          label="Level"
          name="level"
          values={LEVELS}
          selected={level}
          onSelect={(value) => choose({ level: value })}
        />
        <div className={styles.more}>
          <FilterGroup
            label="Price"
            name="price"
            values={PRICES}
            labels={priceLabels(site)}
            selected={price}
            none="Any"
            onSelect={(value) => choose({ price: value })}
          />
          <FilterGroup
            label="Sort by"
            name="sort"
            values={SORTS}
            labels={SORT_LABELS}
            selected={sort}
            none={filters.search ? 'Best match' : 'Our order'}
            onSelect={(value) => choose({ sort: value })}
          />
          <button
            type="button"
            popoverTarget={sheetId}
            popoverTargetAction="hide"
            className={button.primary}
          >
            {total === undefined ? 'Show courses' : `Show ${pluralize(total, 'course')}`}
          </button>
        </div>
      </div>
      {/* The server reads the first of two values, which is the pressed button's. */}
      <OtherFilters filters={filters} />
    </form>
  );
}

const isOpen = (sheet: HTMLElement) => sheet.matches(':popover-open');
const controlsOf = (sheet: HTMLElement) => [...sheet.querySelectorAll('button')];

/** Keeps the focus in the sheet while it covers the page; the browser returns it on close. */
const sheetFocus = {
  onToggle: ({ currentTarget: sheet }: ToggleEvent<HTMLElement>) => {
    if (isOpen(sheet)) controlsOf(sheet)[0]?.focus();
  },
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget: sheet, key, shiftKey } = event;
    if (key !== 'Tab' || !isOpen(sheet)) return;
    const controls = controlsOf(sheet);
    const [end, start] = shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
    if (document.activeElement !== end) return;
    event.preventDefault();
    start?.focus();
  },
};
