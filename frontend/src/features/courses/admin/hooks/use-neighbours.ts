import type { CourseRow } from '../course-row';
import type { CourseListState } from './use-course-list';

/** The courses beside the edited one in the list as it is filtered and sorted, across its pages. */
export function useNeighbours({ matching, dialog, size, turnDialog }: CourseListState) {
  const index = matching.findIndex((course) => idOf(course) === dialog);
  const to = (place: number) => {
    const course = index === -1 ? undefined : matching[place];
    return course && (() => turnDialog(idOf(course), Math.floor(place / size) + 1));
  };
  return { previous: to(index - 1), next: to(index + 1) };
}

function idOf({ thinkific_id: id }: CourseRow): string {
  return String(id);
}
