import { useListAdminUdemyCourses } from '../../api/generated/marketplace-admin/marketplace-admin';
import { useListNewsletters } from '../../api/generated/newsletter-admin/newsletter-admin';
import { useListAdminTestimonials } from '../../api/generated/testimonials-admin/testimonials-admin';
import { useListUsers } from '../../api/generated/users/users';
import { contains } from '../../components/admin/contains';
import { useCourseCards } from '../../features/courses/admin';
import { adminPaths } from '../../paths';
import type { CommandGroup } from './commands';

/** Results per kind of record. */
const SHOWN = 5;
/** Minimum characters for a search. */
const SHORTEST = 2;

const searchOf = (path: string, text: string) => `${path}?search=${encodeURIComponent(text)}`;

/** Returns a few matching courses, stories, subscribers and users. */
export function useRecordCommands(typed: string, open: (path: string) => void) {
  const search = typed.trim();
  const query = { enabled: search.length >= SHORTEST, staleTime: 0 };
  const page = { page: 1, limit: SHOWN, search };
  const courses = useCourseCards({ enabled: query.enabled });
  const udemy = useListAdminUdemyCourses({ query: { enabled: query.enabled } });
  const stories = useListAdminTestimonials(page, { query });
  const subscribers = useListNewsletters(page, { query });
  const users = useListUsers(page, { query });
  const queries = {
    Courses: courses,
    'Udemy courses': udemy,
    Stories: stories,
    Subscribers: subscribers,
    Users: users,
  };
  const groups: CommandGroup[] = !query.enabled
    ? []
    : [
        {
          title: 'Courses',
          commands: (courses.data ?? [])
            .filter(({ display_title: title }) => contains(title, search))
            .slice(0, SHOWN)
            .map((course) => ({
              id: `course-${course.thinkific_id}`,
              label: course.display_title,
              hint: course.is_visible ? 'Visible' : 'Hidden',
              run: () => open(`${adminPaths.courses}?dialog=${course.thinkific_id}`),
            })),
        },
        {
          title: 'Udemy courses',
          commands: (udemy.data ?? [])
            .filter(({ title }) => contains(title, search))
            .slice(0, SHOWN)
            .map(({ udemy_id: id, title }) => ({
              id: `udemy-${id}`,
              label: title,
              run: () => open(searchOf(adminPaths.udemyCourses, title)),
            })),
        },
        {
          title: 'Stories',
          commands: (stories.data?.testimonials ?? []).map(({ id, studentName, company }) => ({
            id: `story-${id}`,
            label: studentName,
            hint: company,
            run: () => open(`${adminPaths.testimonials}?dialog=${id}`),
          })),
        },
        {
          title: 'Subscribers',
          commands: (subscribers.data?.newsletters ?? []).map(({ id, email }) => ({
            id: `subscriber-${id}`,
            label: email,
            run: () => open(searchOf(adminPaths.newsletters, email)),
          })),
        },
        {
          title: 'Users',
          commands: (users.data?.users ?? []).map(({ id, name, username }) => ({
            id: `user-${id}`,
            label: name,
            hint: username,
            run: () => open(`${adminPaths.users}?dialog=${id}`),
          })),
        },
      ];
  const all = Object.entries(queries);
  return {
    groups,
    isSearching: all.some(([, { isFetching }]) => isFetching),
    failed: all.filter(([, { isError }]) => isError).map(([title]) => title),
  };
}
