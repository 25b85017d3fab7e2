import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
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

  it('asks again for a list whose first answer may be from before the change', async () => {
    const queryClient = new QueryClient();
    const queryKey = getListAdminTestimonialsQueryKey({ page: 1 });
    const answers: ((answer: string) => void)[] = [];
    const queryFn = ({ signal }: { signal: AbortSignal }) =>
      new Promise<string>((resolve, reject) => {
        answers.push(resolve);
        signal.addEventListener('abort', reject);
      });
    const list = new QueryObserver(queryClient, { queryKey, queryFn });
    const leave = list.subscribe(() => undefined);
    const refreshed = refreshTestimonials(queryClient);
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[0]?.('as it was');
    answers[1]?.('as it is now');
    await refreshed;
    expect(list.getCurrentResult()).toMatchObject({ isSuccess: true, data: 'as it is now' });
    leave();
  });
});
