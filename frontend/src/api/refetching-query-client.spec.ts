import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { RefetchingQueryClient } from './refetching-query-client';

function askSlowly(client: RefetchingQueryClient, queryKey: string[]) {
  const answers: ((answer: string) => void)[] = [];
  const queryFn = ({ signal }: { signal: AbortSignal }) =>
    new Promise<string>((resolve, reject) => {
      answers.push(resolve);
      signal.addEventListener('abort', reject);
    });
  const observer = new QueryObserver(client, { queryKey, queryFn });
  return { answers, observer, leave: observer.subscribe(() => undefined) };
}

describe('AskingClient', () => {
  it.each([{}, { queryKey: ['list'] }, { predicate: () => true }])(
    'asks again for a first answer that may be from before the change: %o',
    async (filters) => {
      const client = new RefetchingQueryClient();
      const list = askSlowly(client, ['list', '2']);
      const refreshed = client.invalidateQueries(filters);
      await waitFor(() => expect(list.answers).toHaveLength(2));
      list.answers[0]?.('as it was');
      list.answers[1]?.('as it is now');
      await refreshed;
      expect(list.observer.getCurrentResult()).toMatchObject({
        isSuccess: true,
        data: 'as it is now',
      });
      list.leave();
    },
  );

  it.each([{ queryKey: ['other'] }, { predicate: () => false }])(
    'lets others come: %o',
    async (filters) => {
      const client = new RefetchingQueryClient();
      const list = askSlowly(client, ['list']);
      await client.invalidateQueries(filters);
      expect(list.answers).toHaveLength(1);
      expect(list.observer.getCurrentResult().isFetching).toBe(true);
      list.leave();
    },
  );
});
