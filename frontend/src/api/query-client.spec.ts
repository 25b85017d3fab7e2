import { http, HttpResponse } from 'msw';
import { server } from '../testing/server';
import { createQueryClient } from './query-client';

describe('createQueryClient', () => {
  it('fetches the parts of a key joined with "/"', async () => {
    server.use(http.get('/api/courses/7/notes', () => HttpResponse.json({ id: 7 })));
    const data = await createQueryClient().fetchQuery({ queryKey: ['/api/courses', '7', 'notes'] });
    expect(data).toEqual({ id: 7 });
  });

  it('asks once, whatever the answer, a 401 included', async () => {
    let calls = 0;
    server.use(
      http.get('/api/courses', () => {
        calls += 1;
        return HttpResponse.text('No entry', { status: 401 });
      }),
    );
    await expect(
      createQueryClient().fetchQuery({ queryKey: ['/api/courses'] }),
    ).rejects.toMatchObject({ status: 401 });
    expect(calls).toBe(1);
  });

  it('never takes data for stale and never fetches by itself', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions();
    expect(queries).toMatchObject({
      staleTime: Infinity,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
    });
    expect(mutations).toMatchObject({ retry: false });
  });
});
