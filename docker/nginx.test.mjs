import assert from 'node:assert/strict';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { test } from 'node:test';
import { freePorts } from '../scripts/cluster/free-ports.mjs';
import { Nginx, requireNginx } from '../scripts/cluster/nginx.mjs';

const IMPORT = '/api/admin/newsletters/import';
const STRANGERS = ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5'];
/** Requests that wait for the response of a platform. */
const SYNCS = [
  '/api/admin/thinkific/sync',
  '/api/admin/thinkific/sync/preview',
  '/api/admin/udemy/sync',
  '/api/admin/udemy/sync/preview',
  '/api/admin/sync-runs/17/apply',
];

const options = { skip: requireNginx() ? false : 'needs nginx' };

/** Checks the sender before it reads the body, like the application. */
function askFirst(asked, answer) {
  if (!asked.headers.authorization) answer.writeHead(401).end();
  else asked.resume().on('end', () => answer.writeHead(200).end());
}

async function startReplica(resources, answer) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  resources.defer(() => {
    server.closeAllConnections();
    return once(server.close(), 'close');
  });
  await once(server, 'listening');
  return server.address().port;
}

/** Returns a function that starts a request from one of the machine's addresses. */
async function startNginx(resources, upstreams, change) {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-nginx-'));
  resources.defer(() => rm(folder, { recursive: true }));
  // nginx's workers run as another user.
  await chmod(folder, 0o755);
  const [port] = await freePorts(1);
  await new Nginx(folder, port, change).start(resources, upstreams);
  return (path, headers = {}, { method = 'POST', localAddress = '127.0.0.1' } = {}) => {
    const call = request({ host: '127.0.0.1', port, path, localAddress, method, headers });
    call.on('error', () => undefined);
    resources.defer(() => call.destroy());
    return call;
  };
}

/** Shortens the timeouts of fast responses for tests. */
const soon = (text) => text.replace(/proxy_read_timeout [26]0s/g, 'proxy_read_timeout 1s');

const answerTo = async (call) => (await once(call, 'response'))[0];

void test(
  'strangers who never end what they send keep nobody else from sending',
  options,
  async () => {
    await using resources = new AsyncDisposableStack();
    const open = await startNginx(resources, [await startReplica(resources, askFirst)]);
    const calls = STRANGERS.flatMap((localAddress) =>
      Array.from({ length: 4 }, () => open(IMPORT, {}, { localAddress })),
    );
    for (const call of calls) call.write('Email\n');
    for (const { statusCode, headers } of await Promise.all(calls.map(answerTo))) {
      // No other request can use a connection with an unread body.
      assert.deepEqual([statusCode, headers.connection], [401, 'close']);
    }
    const own = open(IMPORT, { authorization: 'Bearer an admin' });
    own.end('Email\nmaria@example.org\n');
    assert.equal((await answerTo(own)).statusCode, 200);
  },
);

void test('a sync may take longer than other calls of the back office', options, async () => {
  await using resources = new AsyncDisposableStack();
  const running = [];
  const replica = await startReplica(resources, (asked, answer) => {
    if (SYNCS.includes(asked.url)) running.push(answer);
    else if (asked.url === '/') answer.end();
  });
  const open = await startNginx(resources, [replica], soon);
  const answers = SYNCS.map((path) => answerTo(open(path).end()));
  while (running.length < SYNCS.length) await new Promise(setImmediate);
  // This request started later, so a request with its limit would have been aborted by now.
  const other = await answerTo(open('/api/admin/courses').end());
  assert.equal(other.statusCode, 504);
  for (const answer of running) answer.end();
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  assert.deepEqual(statuses, Array(SYNCS.length).fill(200));
});

void test('programs get what nginx refuses as a problem document', options, async (t) => {
  await using resources = new AsyncDisposableStack();
  const held = new Set();
  const replica = await startReplica(resources, (asked, answer) => {
    if (asked.url === '/') answer.end();
    else if (asked.url.startsWith('/api/admin/broken')) asked.destroy();
    else held.add(answer);
  });
  const open = await startNginx(resources, [replica], soon);

  const holds = async (call, status, title, retryAfter) => {
    const answer = await answerTo(call);
    const { headers } = answer;
    assert.deepEqual(
      [
        answer.statusCode,
        headers['content-type'],
        headers['cache-control'],
        headers['retry-after'],
      ],
      [status, 'application/problem+json', 'no-store', retryAfter],
    );
    const { detail, ...problem } = await json(answer);
    assert.match(detail, /\.$/);
    const instance = call.path.replace(/[?"].*/, '');
    assert.deepEqual(problem, { type: 'about:blank', title, status, instance });
  };

  await t.test('a body that is too large', () => {
    const call = open('/api/newsletter', { 'content-type': 'application/json' });
    call.end(Buffer.alloc(1_100_000, ' '));
    return holds(call, 413, 'Payload Too Large', undefined);
  });
  await t.test('uploads that are too many at once', async () => {
    const calls = Array.from({ length: 4 }, () => open('/api/admin/pictures'));
    for (const call of calls) call.write('…');
    while (held.size < calls.length) await new Promise(setImmediate);
    await holds(open('/api/admin/pictures').end('…'), 429, 'Too Many Requests', '5');
    for (const call of calls) call.destroy();
  });
  await t.test('a replica that breaks off', () =>
    holds(open('/api/admin/broken?a="').end(), 502, 'Bad Gateway', '5'),
  );
  await t.test('a replica that does not answer', () =>
    holds(open('/api/admin/silent').end(), 504, 'Gateway Timeout', '5'),
  );
  await t.test('but people a page', async () => {
    const call = open('/cohorts', { 'content-type': 'application/x-www-form-urlencoded' });
    const { statusCode, headers } = await answerTo(call.end(Buffer.alloc(1_100_000, ' ')));
    assert.deepEqual([statusCode, headers['content-type']], [413, 'text/html']);
  });
});
