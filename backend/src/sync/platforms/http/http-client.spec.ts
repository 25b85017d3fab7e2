import { jest } from '@jest/globals';
import { z } from 'zod';
import { PlatformError } from '../../../common/problem/app-error.js';
import { HttpClient, type HttpTimings } from './http-client.js';
import { Redirects } from './redirects.js';
import { ServerFailureError, UnreadableError } from './unreadable-error.js';
import type { Slots } from './request-pace.js';
import {
  answer,
  hangUp,
  json,
  type Script,
  ScriptedServer,
  turnAway,
} from './scripted-server.factory.js';

const schema = z.object({ ok: z.literal(true) });
const good = json({ ok: true });
const SECRET = '0123456789abcdef0123456789abcdef';

const timings: HttpTimings = {
  timeout: 60_000,
  minDelay: 1,
  maxDelay: 4,
  rateLimit: { min: 1, max: 300, unknown: 40 },
};

let server: ScriptedServer;
const signal = new AbortController().signal;

beforeAll(async () => {
  server = await ScriptedServer.start();
});

afterAll(() => server.close());

function client(
  options: { baseUrl?: string; slots?: Slots; followsRedirects?: boolean } = {},
): HttpClient {
  return new HttpClient({
    platform: 'Testific',
    baseUrl: options.baseUrl ?? server.url,
    headers: { 'X-Key': SECRET },
    secret: SECRET,
    advise: (refusal) => (refusal === null ? 'Try again later.' : `Advice for ${refusal}.`),
    timings,
    budget: { most: 1, window: 1 },
    followsRedirects: options.followsRedirects ?? false,
    slots: options.slots && (() => options.slots as Slots),
  });
}

async function failureOf(...scripts: Script[]): Promise<string> {
  server.play(...scripts);
  const error: unknown = await client()
    .get('/things', schema, signal)
    .catch((reason: unknown) => reason);
  if (!(error instanceof PlatformError)) throw new Error(`Not a PlatformError: ${String(error)}`);
  expect(error.status).toBe(502);
  return error.message;
}

describe('what may pass', () => {
  const page = '<!DOCTYPE html><title>Blocked</title>';
  const timeOut = () => jest.advanceTimersByTime(timings.timeout);
  /** More than the sockets of this machine take unread. */
  const endless: Script = (_request, response) =>
    void response.writeHead(200).write(Buffer.alloc(15 * 1024 * 1024), timeOut);

  beforeEach(() =>
    jest.useFakeTimers({
      doNotFake: ['Date', 'performance', 'nextTick', 'setImmediate', 'queueMicrotask'],
      advanceTimers: true,
    }),
  );
  afterEach(() => jest.useRealTimers());

  const failures: [string, Script, RegExp][] = [
    ['500', answer(500, '{"error":"oops"}'), /answered 500 to GET \/things with {"error":"oops"}/],
    [
      '503 as text',
      answer(503, 'busy', 'text/plain'),
      /answered 503 .* instead of complete JSON: busy/,
    ],
    [
      '502 as bytes',
      answer(502, 'bad\0 gate\0way', 'application/octet-stream'),
      /answered 502 .* instead of complete JSON: bad gateway, 4/,
    ],
    ['520 as text', answer(520, 'error code: 520', 'text/plain'), /answered 520 .*error code: 520/],
    ['408', answer(408, '{"error":"slow"}'), /answered 408 to GET \/things with {"error":"slow"}/],
    ['a 403 page', answer(403, page, 'text/html'), /answered 403 .* with a web page .*Blocked/],
    ['a 404 page', answer(404, page, 'text/html'), /answered 404 .* with a web page/],
    ['a 200 page', answer(200, page, 'text/html'), /answered 200 .* with a web page/],
    ['JSON sent as a page', answer(200, '{"ok":true}', 'text/html'), /with a web page/],
    ['half a JSON', answer(200, '{"ok":tr'), /instead of complete JSON: {"ok":tr/],
    ['an empty body', answer(200, ''), /answered 200 to GET \/things with an empty body/],
    ['another shape', json({ data: [] }), /unexpected data: ok:/],
    ['429', answer(429, ''), /answered 429 to GET \/things \(too many requests\)/],
    ['a lost connection', hangUp, /could not be reached for GET \/things \(ECONNRESET\)/],
    ['another protocol', turnAway, /could not be reached for GET \/things \(ECONNRESET\)/],
    ['silence', timeOut, /sent no complete response to GET \/things within 60 s/],
    ['a body that never ends', endless, /sent no complete response to GET \/things within 60 s/],
  ];

  it.each(failures)('is asked for four times: %s', async (_name, script, message) => {
    const failure = await failureOf(script);
    expect(failure).toMatch(message);
    expect(failure).toMatch(/^Testific .*, 4 times in a row\. Try again later\.$/);
    expect(server.requests).toHaveLength(4);
  });

  it.each(failures)('succeeds when it passes: %s', async (_name, script) => {
    server.play(script, script, script, good);
    expect(await client().get('/things', schema, signal)).toEqual({ ok: true });
    expect(server.requests).toHaveLength(4);
  });

  it('takes a slot for each attempt, and ends the slots of all processes after a 429', async () => {
    const taken: string[] = [];
    const slots: Slots = {
      take: () => Promise.resolve(void taken.push('slot')),
      pause: (milliseconds) => Promise.resolve(void taken.push(`pause ${milliseconds}`)),
    };
    server.play(answer(500, '{}'), hangUp, answer(429, '', '', { 'RateLimit-Reset': '0' }), good);
    await client({ slots }).get('/things', schema, signal);
    expect(taken).toEqual(['slot', 'slot', 'slot', 'pause 1', 'slot']);
  });

  it('says when nobody is there', async () => {
    const gone = await ScriptedServer.start();
    const baseUrl = gone.url;
    await gone.close();
    await expect(client({ baseUrl }).get('/things', schema, signal)).rejects.toThrow(
      'Testific could not be reached for GET /things (ECONNREFUSED), 4 times in a row.',
    );
  });
});

describe('a refusal', () => {
  it.each([
    ['401', answer(401, '{"error":"Key"}'), 401, 'with {"error":"Key"}'],
    [
      '401 that is not JSON',
      answer(401, 'no', 'text/plain'),
      401,
      'with something else instead of complete JSON: no',
    ],
    ['400', answer(400, '{"error":"Page"}'), 400, 'with {"error":"Page"}'],
    ['403', answer(403, '{"error":"Upgrade"}'), 403, 'with {"error":"Upgrade"}'],
    ['422', answer(422, '{"errors":{}}'), 422, 'with {"errors":{}}'],
    [
      'a redirect',
      answer(302, '', 'text/html', { Location: 'http://127.0.0.1:1/' }),
      302,
      '(a redirect, which is not followed)',
    ],
  ])('is not asked for again: %s', async (_name, script, status, said) => {
    expect(await failureOf(script)).toBe(
      `Testific answered ${status} to GET /things ${said}. Advice for ${status}.`,
    );
    expect(server.requests).toHaveLength(1);
  });

  it('is null for 404', async () => {
    server.play(answer(404, '{"error":"Record not found."}'));
    expect(await client().get('/things/7', schema, signal)).toBeNull();
    expect(server.requests).toHaveLength(1);
  });

  it('never repeats the secret, nor more than the start of a body', async () => {
    const failure = await failureOf(
      answer(403, JSON.stringify({ key: SECRET, x: 'y'.repeat(500) })),
    );
    expect(failure).not.toContain(SECRET);
    expect(failure.length).toBeLessThan(250);
  });

  it('never repeats the start of a secret that stands where a body is cut', async () => {
    const failure = await failureOf(
      answer(403, JSON.stringify({ x: 'y'.repeat(100), key: SECRET })),
    );
    expect(failure).not.toContain(SECRET.slice(0, 4));
    expect(failure).toContain('"key":"…');
  });
});

it.each([
  ['this answer alone', json({ data: [] }), UnreadableError],
  ['this answer alone that is refused', answer(403, '{"error":"Upgrade"}'), UnreadableError],
  ['the server, or this answer', answer(500, '{"error":"oops"}'), ServerFailureError],
  ['the platform that refuses the key', answer(401, '{"error":"Key"}'), PlatformError],
  ['the platform that has no time', answer(429, ''), PlatformError],
])('blames %s', async (_name, script, kind) => {
  server.play(script);
  const failed = client().get('/things', schema, signal);
  await expect(failed).rejects.toMatchObject({ constructor: kind });
});

it('is not led into the private network by another server', async () => {
  const isPublicOnly = jest.spyOn(Redirects.prototype, 'isPublicOnly', 'get').mockReturnValue(true);
  server.play(good);
  await expect(client({ followsRedirects: true }).get('/things', schema, signal)).rejects.toThrow(
    'Testific redirects GET /things into the private network: 127.0.0.1 is not a public address. Advice for 302.',
  );
  isPublicOnly.mockRestore();
  expect(server.requests).toEqual([]);
});

it('sends the headers, and a User-Agent that bot filters let through', async () => {
  server.play(good);
  await client().get('/things?page=1', schema, signal);
  expect(server.requests[0]).toMatchObject({
    url: '/things?page=1',
    headers: { 'x-key': SECRET, accept: 'application/json' },
  });
  expect(server.requests[0]?.headers['user-agent']).toMatch(/^Mozilla\/5\.0 /);
});

it('waits after a 429 until the window opens, with every request', async () => {
  const opens = Date.now() + 200;
  server.play(answer(429, '', 'text/plain', { 'RateLimit-Reset': String(opens) }), good);
  const asked = client();
  await Promise.all([
    asked.get('/first', schema, signal),
    new Promise((resolve) => setImmediate(resolve)).then(() =>
      asked.get('/second', schema, signal),
    ),
  ]);
  const afterRefusal = server.requests.filter(({ at }) => at >= opens);
  expect(afterRefusal.map(({ url }) => url)).toContain('/first');
  expect(server.requests.length).toBeLessThanOrEqual(3);
});

it('ends at once, with the reason, when it is aborted', async () => {
  const controller = new AbortController();
  const reason = new Error('stopped');
  server.play(() => controller.abort(reason));
  await expect(client().get('/things', schema, controller.signal)).rejects.toBe(reason);
  expect(server.requests).toHaveLength(1);
});
