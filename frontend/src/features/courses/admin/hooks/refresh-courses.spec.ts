import {
  getGetAdminCourseQueryKey,
  getListAdminCoursesQueryKey,
} from '../../../../api/generated/courses-admin/courses-admin';
import { getListSuggestedCourseLinksQueryKey } from '../../../../api/generated/course-links/course-links';
import { getListAdminUdemyCoursesQueryKey } from '../../../../api/generated/marketplace-admin/marketplace-admin';
import { getGetStatsQueryKey } from '../../../../api/generated/stats/stats';
import { getListUsersQueryKey } from '../../../../api/generated/users/users';
import { createQueryClient } from '../../../../api/query-client';
import { refreshCourses } from './refresh-courses';

describe('refreshCourses', () => {
  it('makes lists, single courses, those of Udemy and figures old, and nothing else', async () => {
    const queryClient = createQueryClient();
    const changed = [
      getListAdminCoursesQueryKey({ view: 'card' }),
      getGetAdminCourseQueryKey(101),
      getListAdminUdemyCoursesQueryKey(),
      getListSuggestedCourseLinksQueryKey(),
      getGetStatsQueryKey(),
    ];
    const others = [getListUsersQueryKey(), ['/api/admin/course-reviews']];
    for (const queryKey of [...changed, ...others]) queryClient.setQueryData(queryKey, []);

    await refreshCourses(queryClient);
    const isOld = (queryKey: readonly unknown[]) =>
      queryClient.getQueryState(queryKey)?.isInvalidated;
    expect(changed.map(isOld)).toEqual(changed.map(() => true));
    expect(others.map(isOld)).toEqual([false, false]);
  });
});
