import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { CapturedLog } from '../../../test/captured-log.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { OF_THIS_DATABASE } from '../../../test/database.js';
import { rawRequest } from '../../../test/raw-request.js';
import { until } from '../../../test/until.js';
import { RequestsUnderWay } from '../../app/drain.js';

const WARN = 40;

describe('a request that', () => {
  const log = new CapturedLog();
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({ log, env: { REQUEST_TIMEOUT: '1s' } });
  });
  beforeEach(() => log.clear());
  afterAll(() => test.close());

  async function open(): Promise<Socket> {
    const socket = connect(Number(new URL(test.url).port), '127.0.0.1');
    await once(socket, 'connect');
    return socket;
  }

  /** What comes back until the server ends the connection. */
  async function answerOn(socket: Socket) {
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
    const problem = JSON.parse(body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1)) as object;
    return { status, head: head.toLowerCase(), problem };
  }

  const accessLines = () => log.lines.filter((line) => 'status' in line);

  async function expectProblem(socket: Socket, status: number, detail: RegExp): Promise<void> {
    const answer = await answerOn(socket);
    expect(answer.status).toBe(status);
    expect(answer.head).toContain('content-type: application/problem+json');
    expect(answer.head).toContain('connection: close');
    expect(answer.head).toMatch(/x-request-id: [\da-f-]{36}/);
    expect(answer.problem).toMatchObject({
      status,
      detail: expect.stringMatching(detail) as unknown,
    });
    await until(() => accessLines().length > 0);
    expect(accessLines()).toEqual([expect.objectContaining({ level: 30, status })]);
    expect(log.lines.filter(({ level }) => level >= WARN)).toEqual([]);
  }

  it('has too many headers is a problem', async () => {
    const socket = await open();
    socket.write(`GET /courses HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`);
    await expectProblem(socket, 431, /headers .* 16 KB/);
  });

  it('is not HTTP is a problem', async () => {
    const socket = await open();
    socket.write('HELLO there\r\n\r\n');
    await expectProblem(socket, 400, /not a valid HTTP request/);
  });

  it.each(['/api/site', '/courses'])('names two hosts is none: %s', async (path) => {
    await rawRequest(test.url, 'GET', path);
    await until(() => accessLines().length === 1);
    log.clear();
    const socket = await open();
    const body = '{"email":"behind@example.org"}';
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: x\r\nhost: y\r\n\r\n` +
        `POST /api/newsletter HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${body.length}\r\n\r\n${body}`,
    );
    await expectProblem(socket, 400, /not a valid HTTP request/);
    const later = await test.api.post('/api/newsletter', { email: 'later@example.org' });
    expect(later.status).toBeLessThan(300);
    const behind = `SELECT id FROM newsletter_subscriptions WHERE email = 'behind@example.org'`;
    expect(await test.database.query(behind)).toEqual([]);
  });

  it.each(['a b<c>/', 'user@host', 'a/b', '[::1', 'host:80x', 'h\u00F6st'])(
    'names %s as its host is none',
    async (host) => {
      const socket = await open();
      socket.write(`GET /api/site HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      await expectProblem(socket, 400, /not a valid HTTP request/);
    },
  );

  it.each(['www.example.org', 'my_host:3000', '[::1]:80', '10.0.0.7', '', 'xn--hst-sna.example:'])(
    'names the host %p is answered',
    async (host) => {
      const { status } = await rawRequest(test.url, 'GET', '/api/site', { host });
      expect(status).toBe(200);
    },
  );

  it('never sends its headers is ended', async () => {
    const socket = await open();
    socket.write('GET /courses HTTP/1.1\r\nHost: x\r\n');
    await expectProblem(socket, 408, /within 1 s/);
  });

  it.each(['/api/newsletter', '/courses'])(
    'never sends the rest of its body to %s is ended',
    async (path) => {
      const socket = await open();
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n` +
          `Content-Type: application/${path === '/courses' ? 'x-www-form-urlencoded' : 'json'}\r\n\r\n{`,
      );
      await expectProblem(socket, 408, /within 1 s/);
      expect(accessLines()[0]).toMatchObject({ method: 'POST' });
    },
  );

  it.each([
    ['an array in a field', `{"email":${'['.repeat(5000)}${']'.repeat(5000)}}`, 'email'],
    ['objects', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, 'a'],
    ['arrays', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, '0'],
  ])('nests %s without end is an error of the caller', async (_what, body, field) => {
    const { status, body: problem } = await test.api.post('/api/newsletter', body);
    expect(status).toBe(400);
    expect(problem).toMatchObject({
      errors: [{ field, message: 'must not be nested deeper than 20 levels' }],
    });
    expect(log.lines.filter(({ level }) => level >= WARN)).toEqual([]);
  });

  it.each([
    [20, 'is not known here'],
    [21, 'must not be nested deeper than 20 levels'],
  ])('nests %s levels is refused because it %s', async (levels, message) => {
    const body = `${'{"a":'.repeat(levels)}{}${'}'.repeat(levels)}`;
    const answer = await test.api.post<{ errors: unknown[] }>('/api/newsletter', body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toContainEqual({ field: 'a', message });
  });

  it.each([
    ['/api/testimonials?limit=%', 'limit'],
    ['/api/catalogue?q=%zz', 'q'],
    ['/api/catalogue?category=AI&q=50%&page=1', 'q'],
    ['/api/catalogue?q=%ff', 'q'],
    ['/api/catalogue?q=caf%E9', 'q'],
    ['/api/catalogue?q=%ED%A0%80', 'q'],
    ['/api/catalogue?q%=x', 'q%'],
  ])('asks for %s is refused because %s does not decode', async (path, field) => {
    const { status, body } = await test.api.get(path);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      errors: [{ field, message: 'has a % sequence that is not valid UTF-8' }],
    });
  });

  it('asks for a page with a stray % in its query gets it', async () => {
    expect((await fetch(`${test.url}/courses?search=50%&utm_source=caf%E9`)).status).toBe(200);
  });

  it.each([
    ['', 200, undefined],
    ['/', 200, undefined],
    ['?utm_source=x', 200, undefined],
    ['/courses?level=Beginner', 200, undefined],
    ['/courses/', 301, '/courses'],
    ['//evil.example/', 301, '/evil.example'],
    ['/courses/%', 301, '/courses/%25'],
    ['/nothing', 404, undefined],
  ])(
    'names the whole address, with %j, is answered as one for its path',
    async (path, ...answer) => {
      const { status, headers } = await rawRequest(test.url, 'GET', `HTTP://any.example${path}`);
      expect([status, headers.location]).toEqual(answer);
    },
  );

  it('leaves before it was answered has its line', async () => {
    await test.database.query('BEGIN');
    await test.database.query('LOCK TABLE newsletter_subscriptions');
    const socket = await open();
    const body = '{"email":"ada@example.org"}';
    socket.write(
      `POST /api/newsletter HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${body.length}\r\n\r\n${body}`,
    );
    const waiting = () =>
      test.database.query(`SELECT 1 FROM pg_locks WHERE NOT granted AND ${OF_THIS_DATABASE}`);
    await until(async () => (await waiting()).length > 0);
    socket.destroy();
    await until(() => accessLines().length > 0);
    await test.database.query('COMMIT');
    expect(accessLines()).toMatchObject([{ status: null, msg: 'cut off' }]);
  });

  it.each([
    ['/api/admin/login', 'image/png', 'gzip'],
    ['/api/admin/login', 'text/csv', 'identity'],
    ['/api/admin/pictures', 'image/png', 'gzip'],
    ['/api/admin/pictures', 'image/png', 'identity'],
  ])(
    'sends a file that nobody reads to %s ends its connection: %s, %s',
    async (path, type, encoding) => {
      const socket = await open();
      const file = gzipSync(randomBytes(400_000));
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n` +
          `Content-Encoding: ${encoding}\r\nContent-Length: ${file.length}\r\n\r\n`,
      );
      socket.write(file.subarray(0, file.length / 2));
      const { head } = await answerOn(socket);
      expect(head).toMatch(/^http\/1\.1 4(01|15) /);
      expect(head).toContain('connection: close');
    },
  );

  it('comes with a hundred others at once gets its answer', async () => {
    const socket = await open();
    const others = 'GET /courses HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(100);
    socket.write(`${others}GET /courses HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect((await text(socket)).match(/HTTP\/1\.1 200/g)).toHaveLength(101);
    await until(() => accessLines().length === 101);
  });

  it.each([
    ['that are not cached', '/api/health/live'],
    ['whose answer is kept', '/courses'],
  ])('comes with a thousand others %s has its connection ended', async (_which, path) => {
    await rawRequest(test.url, 'GET', path);
    await until(() => accessLines().length === 1);
    log.clear();
    const socket = await open();
    const closed = new Promise((resolve) => {
      socket
        .on('error', () => undefined)
        .once('close', resolve)
        .resume();
    });
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(1_000));
    await closed;
    await until(() => accessLines().length > 0);
    expect(accessLines().length).toBeLessThan(200);
  });

  it('waits behind another one when its connection ends has its line, and no stop waits for it', async () => {
    const underWay = new RequestsUnderWay(test.app.getHttpServer());
    await test.database.query('BEGIN');
    await test.database.query('LOCK TABLE newsletter_subscriptions');
    const socket = await open();
    const body = '{"email":"ada@example.org"}';
    const request =
      `POST /api/newsletter HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\n\r\n${body}`;
    socket.write(request.repeat(3));
    const waiting = () =>
      test.database.query(`SELECT 1 FROM pg_locks WHERE NOT granted AND ${OF_THIS_DATABASE}`);
    await until(async () => (await waiting()).length === 3);
    socket.destroy();
    await until(() => accessLines().length === 3);
    await test.database.query('COMMIT');
    expect(accessLines()).toMatchObject(Array(3).fill({ status: null, msg: 'cut off' }));
    await underWay.none();
  });
});
