import { QueryClient } from '@tanstack/react-query';
import { getGetStatsQueryKey } from '../../../../api/generated/stats/stats';
import {
  getGetAdminTestimonialQueryKey,
  getListAdminTestimonialsQueryKey,
} from '../../../../api/generated/testimonials-admin/testimonials-admin';
import { getListUsersQueryKey } from '../../../../api/generated/users/users';
import { formKeyOf, refreshTestimonials } from './refresh-testimonials';

describe('refreshTestimonials', () => {
  it('outdates every page of the list, single stories and the figures, and nothing else', async () => {
    const queryClient = new QueryClient();
    const keys = [
      getListAdminTestimonialsQueryKey({ page: 2, limit: 50, status: 'pending' }),
      getGetAdminTestimonialQueryKey('12'),
      getGetStatsQueryKey(),
      formKeyOf('12'),
      getListUsersQueryKey(),
    ];
    for (const key of keys) queryClient.setQueryData(key, []);
    await refreshTestimonials(queryClient);
    expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
