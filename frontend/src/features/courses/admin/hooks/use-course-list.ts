import { useMemo } from 'react';
import { pickOption } from '../../../../components/admin/pick-option';
import { useListState } from '../../../../components/admin/use-list-state';
import type { CourseNeed } from '../course-row';
import { filterCourses, sortCourses } from '../course-order';
import { NEEDS, SORTS, STATUSES, VISIBILITIES } from '../list-options';
import { useCourseCards } from './use-course-cards';

const NO_FILTERS = { search: '', visibility: 'all', category: '', status: 'all', need: '' };

/** Returns the courses of the current page, filtered and sorted as in the address. */
export function useCourseList() {
  const { state, page, size, ...list } = useListState(NO_FILTERS, { order: 'name-asc' });
  const query = useCourseCards();
  const { search, category } = state;
  const visibility = pickOption(VISIBILITIES, state.visibility);
  const status = pickOption(STATUSES, state.status);
  const sort = pickOption(SORTS, state.sort);
  const need = Object.keys(NEEDS).find((known): known is CourseNeed => known === state.need);
  const sorted = useMemo(() => sortCourses(query.data ?? [], sort), [query.data, sort]);
  const matching = useMemo(
    () => filterCourses(sorted, { search, visibility, category, status, need }),
    [sorted, search, visibility, category, status, need],
  );
  const pages = Math.max(1, Math.ceil(matching.length / size));
  const shownPage = Math.min(page, pages);
  const isFiltered =
    search.trim() !== '' || visibility !== 'all' || category !== '' || status !== 'all' || need;
  const edited = matching.findIndex((course) => String(course.thinkific_id) === state.dialog);
  const turnTo = (place: number) => {
    const course = edited === -1 ? undefined : matching[place];
    if (!course) return undefined;
    return () => list.turnDialog(String(course.thinkific_id), Math.floor(place / size) + 1);
  };
  return {
    ...list,
    query,
    matching,
    page: shownPage,
    size,
    shown: matching.slice((shownPage - 1) * size, shownPage * size),
    filters: { search, visibility, category, status },
    sort,
    need,
    dialog: state.dialog,
    /** Open the previous or next course of the list, also on another page. */
    neighbours: { previous: turnTo(edited - 1), next: turnTo(edited + 1) },
    /** Undefined if no filter is set. */
    clear: isFiltered ? () => list.choose(NO_FILTERS) : undefined,
  };
}

export type CourseListState = ReturnType<typeof useCourseList>;
