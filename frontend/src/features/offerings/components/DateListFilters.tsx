import { useNavigate } from 'react-router-dom';
import type { OfferingDto } from '../../../api/generated/model/offeringDto';
import button from '../../../components/button.module.css';
import { ChoiceSelect } from '../../../components/ChoiceSelect';
import { useSite } from '../../../site';
import { type DateFilters, dateListAddress, isFiltered } from '../date-filters';
import { monthOf, TimeFormat } from '../offering-times';
import styles from './DateListFilters.module.css';

interface DateListFiltersProps {
  path: string;
  filters: DateFilters;
  /** Their courses and months can be chosen. */
  offerings: OfferingDto[];
}

/** Renders nothing where there is nothing to choose from. Without JavaScript it is a form with a button. */
export function DateListFilters({ path, filters, offerings }: DateListFiltersProps) {
  const { locale } = useSite();
  const navigate = useNavigate();
  const courses = new Map(
    offerings.flatMap(({ course }) => (course ? [[course.id, course.title]] : [])),
  );
  const months = [...new Set(offerings.map(monthOf))].sort();
  const choose = (part: Partial<DateFilters>) =>
    void navigate(dateListAddress(path, { ...filters, ...part }), { preventScrollReset: true });
  if (!isFiltered(filters) && courses.size < 2 && months.length < 2) return null;
  const format = new TimeFormat(locale, 'UTC');
  return (
    <form action={path} className={styles.filters} onSubmit={(event) => event.preventDefault()}>
      <ChoiceSelect
        label="Course"
        name="course"
        none="All courses"
        values={[...courses.keys()]}
        labels={Object.fromEntries(courses)}
        value={filters.course}
        onChange={(course) => choose({ course })}
      />
      <ChoiceSelect
        label="Month"
        name="month"
        none="All months"
        values={months}
        labels={Object.fromEntries(
          months.map((month) => [month, format.at(`${month}-01`, 'month')]),
        )}
        value={filters.month}
        onChange={(month) => choose({ month })}
      />
      {filters.isPast && <input type="hidden" name="when" value="past" />}
      <noscript>
        <button type="submit" className={button.secondary}>
          Apply
        </button>
      </noscript>
    </form>
  );
}
