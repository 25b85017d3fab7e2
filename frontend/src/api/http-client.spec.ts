import { jest } from '@jest/globals';
import { AxiosError, AxiosHeaders } from 'axios';
import { http, HttpResponse } from 'msw';
import { problem } from '../testing/handlers';
import { server } from '../testing/server';
import { ADMIN_TOKEN_KEY } from './admin-token';
import { ApiError, toApiError } from './api-error';
import { httpClient } from './http-client';

/** Answers `url` with 200 and hands back the request that came in. */
function capture(method: 'get' | 'post', url: string): Promise<Request> {
  return new Promise((resolve) => {
    server.use(
      http[method](url, ({ request }) => {
        resolve(request);
        return HttpResponse.json({ ok: true });
      }),
    );
  });
}

async function failureOf(url: string): Promise<ApiError> {
  const error = await httpClient({ url, method: 'GET' }).catch((caught: unknown) => caught);
  if (error instanceof ApiError) return error;
  throw new Error('The call should have ended in an ApiError.');
}

describe('httpClient, the request', () => {
  it('sends no content type without a body', async () => {
    const request = capture('post', '/api/things');
    await httpClient({ url: '/api/things', method: 'POST' });
    expect((await request).headers.get('content-type')).toBeNull();
  });

  it('sends a body as JSON', async () => {
    const request = capture('post', '/api/things');
    await httpClient({ url: '/api/things', method: 'POST', data: { email: 'a@b.example' } });
    const { headers } = await request;
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    expect(await (await request).json()).toEqual({ email: 'a@b.example' });
  });

  it('separates the values of a list by commas', async () => {
    const request = capture('get', '/api/things');
    await httpClient({ url: '/api/things', method: 'GET', params: { fields: ['id', 'title'] } });
    expect(new URL((await request).url).search).toBe('?fields=id,title');
  });

  it('includes credentials', async () => {
    const request = capture('get', '/api/things');
    await httpClient({ url: '/api/things', method: 'GET' });
    expect((await request).credentials).toBe('include');
  });

  it('carries the stored token on admin calls only', async () => {
    localStorage.setItem(ADMIN_TOKEN_KEY, 'secret');
    const admin = capture('get', '/api/admin/stats');
    await httpClient({ url: '/api/admin/stats', method: 'GET' });
    expect((await admin).headers.get('authorization')).toBe('Bearer secret');

    const publicCall = capture('get', '/api/things');
    await httpClient({ url: '/api/things', method: 'GET' });
    expect((await publicCall).headers.get('authorization')).toBeNull();
  });
});

describe('httpClient, the answer', () => {
  it('reads JSON', async () => {
    server.use(http.get('/api/things', () => HttpResponse.json([1, 2])));
    await expect(httpClient({ url: '/api/things', method: 'GET' })).resolves.toEqual([1, 2]);
  });

  it('leaves other text as it is', async () => {
    server.use(http.get('/api/things', () => HttpResponse.text('a,b')));
    await expect(httpClient({ url: '/api/things', method: 'GET' })).resolves.toBe('a,b');
  });

  it('answers a 204 with nothing', async () => {
    server.use(http.delete('/api/things', () => new HttpResponse(null, { status: 204 })));
    await expect(httpClient({ url: '/api/things', method: 'DELETE' })).resolves.toBeUndefined();
  });

  it('passes a cancellation on as it is', async () => {
    const controller = new AbortController();
    controller.abort();
    await expect(
      httpClient({ url: '/api/things', method: 'GET', signal: controller.signal }),
    ).rejects.toMatchObject({ code: 'ERR_CANCELED' });
  });
});

describe('httpClient, a public call that fails', () => {
  it('names the status and the response text', async () => {
    server.use(
      http.get('/api/things', () =>
        HttpResponse.text('{"detail":"Gone for good"}', { status: 404 }),
      ),
    );
    const error = await failureOf('/api/things');
    expect(error.message).toBe('404: {"detail":"Gone for good"}');
    expect(error.problem?.detail).toBe('Gone for good');
  });

  it('names the status text where the body is empty', async () => {
    server.use(
      http.get(
        '/api/things',
        () => new HttpResponse(null, { status: 503, statusText: 'Service Unavailable' }),
      ),
    );
    expect((await failureOf('/api/things')).message).toBe('503: Service Unavailable');
  });

  it('treats a 401 as an error', async () => {
    server.use(http.get('/api/things', () => HttpResponse.text('No entry', { status: 401 })));
    expect(await failureOf('/api/things')).toMatchObject({ status: 401, message: '401: No entry' });
  });
});

describe('httpClient, an admin call that fails', () => {
  it('carries status, status text and the detail of the problem', async () => {
    server.use(http.get('/api/admin/users', () => problem(409, 'The username is taken.')));
    expect(await failureOf('/api/admin/users')).toMatchObject({
      status: 409,
      statusText: 'Conflict',
      message: 'The username is taken.',
    });
  });

  it('falls back to the message of the body', async () => {
    server.use(
      http.get('/api/admin/users', () => HttpResponse.json({ message: 'No.' }, { status: 400 })),
    );
    expect((await failureOf('/api/admin/users')).message).toBe('No.');
  });

  it('falls back to the status text where the body says nothing', async () => {
    server.use(http.get('/api/admin/users', () => HttpResponse.text('<html>', { status: 502 })));
    expect((await failureOf('/api/admin/users')).message).toBe('Request failed: Bad Gateway');
  });

  it('falls back to the status where there is no text of it either, as in HTTP/2', () => {
    const config = { url: '/api/admin/users', headers: new AxiosHeaders() };
    const response = { status: 502, statusText: '', data: '', headers: {}, config };
    const error = new AxiosError('Failed', 'ERR_BAD_RESPONSE', config, undefined, response);
    expect(toApiError(error)).toMatchObject({ message: 'Request failed: 502' });
  });

  it('names a network problem', async () => {
    // jsdom reports every broken request to the console.
    const report = jest.spyOn(console, 'error').mockImplementation(() => {});
    server.use(http.get('/api/admin/users', () => HttpResponse.error()));
    const error = await failureOf('/api/admin/users');
    expect(error.message).toBe('Network error: the server did not answer');
    expect(error.isNetworkError).toBe(true);
    report.mockRestore();
  });
});

describe('httpClient, a token that the server refuses', () => {
  it('is removed', async () => {
    localStorage.setItem(ADMIN_TOKEN_KEY, 'old');
    server.use(http.get('/api/admin/users', () => problem(401, 'Sign in again.')));
    await failureOf('/api/admin/users');
    expect(localStorage.getItem(ADMIN_TOKEN_KEY)).toBeNull();
  });

  it('does not take its successor with it', async () => {
    localStorage.setItem(ADMIN_TOKEN_KEY, 'old');
    server.use(
      http.get('/api/admin/users', () => {
        localStorage.setItem(ADMIN_TOKEN_KEY, 'new');
        return problem(401, 'Sign in again.');
      }),
    );
    await failureOf('/api/admin/users');
    expect(localStorage.getItem(ADMIN_TOKEN_KEY)).toBe('new');
  });

  it('stays when the answer is another error', async () => {
    localStorage.setItem(ADMIN_TOKEN_KEY, 'old');
    server.use(http.get('/api/admin/users', () => problem(403, 'For admins only.')));
    await failureOf('/api/admin/users');
    expect(localStorage.getItem(ADMIN_TOKEN_KEY)).toBe('old');
  });
});
