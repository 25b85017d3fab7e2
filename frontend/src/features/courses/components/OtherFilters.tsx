import { type CourseFilters, formatFilters, NO_SCRIPT } from '../course-filters';

export function OtherFilters({
  filters,
  withSearch = false,
}: {
  filters: CourseFilters;
  withSearch?: boolean;
}) {
  const kept = { ...filters, search: withSearch ? filters.search : '', page: 1 };
  return (
    <>
      {[...formatFilters(kept)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <noscript>
        <input type="hidden" name={NO_SCRIPT} value="1" />
      </noscript>
    </>
  );
}
