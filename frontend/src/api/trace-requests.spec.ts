import { http, HttpResponse } from 'msw';
import { server } from '../testing/server';
import { httpClient, transport } from './http-client';
import { traceRequests } from './trace-requests';

describe('the trace of a call', () => {
  const seen: (string | null)[] = [];
  beforeEach(() => {
    seen.length = 0;
    server.use(
      http.get('/api/things', ({ request }) => {
        seen.push(request.headers.get('traceparent'));
        return HttpResponse.json([]);
      }),
    );
  });
  afterEach(() => transport.interceptors.request.clear());

  it('is off by default', async () => {
    await httpClient({ url: '/api/things', method: 'GET' });
    expect(seen).toEqual([null]);
  });

  it('is another one for each', async () => {
    traceRequests();
    for (let call = 0; call < 2; call += 1) {
      await httpClient({ url: '/api/things', method: 'GET' });
    }
    const [one, other] = seen;
    expect(one).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
    expect(other).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
    expect(one?.slice(3, 35)).not.toBe(other?.slice(3, 35));
  });
});
