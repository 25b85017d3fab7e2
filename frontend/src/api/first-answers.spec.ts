import { http, HttpResponse } from 'msw';
import { server } from '../testing/server';
import { ADMIN_TOKEN_KEY } from './admin-token';
import { takeFirstAnswers } from './first-answers';
import { httpClient } from './http-client';

describe('takeFirstAnswers', () => {
  it('gives no answer to who asks again while it is on its way', async () => {
    const url = '/api/admin/stats';
    localStorage.setItem(ADMIN_TOKEN_KEY, 'token');
    server.use(http.get(url, () => HttpResponse.text('as it is now')));
    const first = Promise.withResolvers<undefined>();
    const wanted = Promise.withResolvers<undefined>();
    window.firstAnswers = {
      token: 'token',
      paths: [window.location.pathname],
      answers: {
        get [url]() {
          wanted.resolve(undefined);
          return first.promise.then(() => ({
            status: 200,
            statusText: 'OK',
            type: 'text/plain',
            body: 'as it was',
          }));
        },
      },
    };
    takeFirstAnswers();
    const left = new AbortController();
    const former = httpClient({ url, method: 'GET', signal: left.signal });
    await wanted.promise;
    left.abort();
    const again = httpClient({ url, method: 'GET' });
    first.resolve(undefined);
    await expect(former).rejects.toMatchObject({ name: 'CanceledError' });
    expect(await again).toBe('as it is now');
  });
});
