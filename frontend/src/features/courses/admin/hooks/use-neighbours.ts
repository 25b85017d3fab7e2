import { useGetAdminCoursePage } from '../../../../api/generated/courses-admin/courses-admin';
import type { AdminCourseCardDto } from '../../../../api/generated/model/adminCourseCardDto';
import type { useCourseList } from './use-course-list';

/** The courses beside the edited one in the list as it is filtered and sorted, over the ends of its pages. */
export function useNeighbours(list: ReturnType<typeof useCourseList>) {
  const { query, params, dialog, turnDialog } = list;
  const { courses = [], pagination } = query.data ?? {};
  const { page, pages = 1 } = { ...pagination, page: params.page };
  const index = courses.findIndex((course) => idOf(course) === dialog);
  const isFirst = index === 0 && page > 1;
  const isLast = index !== -1 && index === courses.length - 1 && page < pages;
  const before = useGetAdminCoursePage({ ...params, page: page - 1 }, enabled(isFirst));
  const after = useGetAdminCoursePage({ ...params, page: page + 1 }, enabled(isLast));
  const to = (course: AdminCourseCardDto | undefined, place: number) =>
    course && (() => turnDialog(idOf(course), place));
  if (index === -1) return { previous: undefined, next: undefined };
  return {
    previous: isFirst ? to(before.data?.courses.at(-1), page - 1) : to(courses[index - 1], page),
    next: isLast ? to(after.data?.courses[0], page + 1) : to(courses[index + 1], page),
  };
}

const enabled = (isNeeded: boolean) => ({ query: { enabled: isNeeded } });

function idOf({ thinkific_id: id }: AdminCourseCardDto): string {
  return String(id);
}
