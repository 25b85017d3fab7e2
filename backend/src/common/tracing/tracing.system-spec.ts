import { randomBytes } from 'node:crypto';
import { CapturedLog } from '../../../test/captured-log.js';
import { type CollectedSpan, FakeCollector } from '../../../test/fake-collector.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { createTestDatabase } from '../../../test/database.js';
import { FakeMailServer } from '../../../test/fake-mail-server.js';
import { startProgram } from '../../../test/program.js';
import { signIn } from '../../../test/sign-in.js';
import { until } from '../../../test/until.js';
import { insertCourse } from '../../catalogue/courses/course.factory.js';

const SERVER = 2;
const CLIENT = 3;
const FAILED = 2;

/** Has a program say which files it loads. */
const SAY_FILES = `--import=data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      process.stderr.write(url + '\\n');
      return next(url, context);
    },
  });
`)}`;

function newTrace() {
  const [id, parent] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')];
  return { id, parent, headers: { traceparent: `00-${id}-${parent}-01` } };
}

/** Those that a span is in, from the nearest to the first. */
function around(span: CollectedSpan | undefined, spans: CollectedSpan[]): string[] {
  const parent = spans.find(({ spanId }) => spanId === span?.parentSpanId);
  return parent ? [parent.name, ...around(parent, spans)] : [];
}

describe('traces', () => {
  const log = new CapturedLog();
  let collector: FakeCollector;
  let mail: FakeMailServer;
  let test: TestApp;

  beforeAll(async () => {
    collector = await FakeCollector.start();
    mail = await FakeMailServer.start();
    test = await createTestApp({
      log,
      env: {
        OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
        OTEL_EXPORTER_OTLP_HEADERS: 'x-key=the%20key',
        OTEL_SERVICE_NAME: 'school',
        DATABASE_POOL_SIZE: '3',
        SMTP_URL: mail.url,
        MAIL_FROM: 'school@example.org',
        NEWSLETTER_DOUBLE_OPT_IN: 'on',
      },
    });
    await insertCourse(test.database);
  });
  afterAll(async () => {
    await test.close();
    await mail.close();
    await collector.close();
  });

  const found = async (wanted: (span: CollectedSpan) => boolean) => {
    await until(() => collector.spans.some(wanted));
    return collector.spans.find(wanted) as CollectedSpan;
  };

  it('go on from the caller’s down to the statements, and stand in the log', async () => {
    const { api, user, token } = await signIn(test, 'admin');
    const trace = newTrace();
    const path = '/api/admin/testimonials?search=of-nobodys-business';
    const { headers, status } = await api.get(path, { headers: trace.headers });
    expect(status).toBe(200);
    const request = await found(({ parentSpanId }) => parentSpanId === trace.parent);
    expect(request).toMatchObject({
      traceId: trace.id,
      name: 'GET /api/admin/testimonials',
      kind: SERVER,
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/api/admin/testimonials',
        'http.response.status_code': 200,
      },
      status: { code: 0 },
    });
    const spans = collector.of(trace.id);
    const select = spans.find(({ attributes }) =>
      /FROM "?testimonials/.test(String(attributes['db.query.text'])),
    );
    expect(select).toMatchObject({
      kind: CLIENT,
      attributes: { 'db.system.name': 'postgresql' },
    });
    expect(around(select, spans)).toEqual(['GET /api/admin/testimonials']);
    const lines = log.of(headers.get('x-request-id'));
    expect(lines).toContainEqual(
      expect.objectContaining({ msg: 'answered', traceId: trace.id, user: user.id }),
    );
    expect(collector.text).not.toMatch(/nobodys-business/);
    expect(collector.text).not.toContain(token);
    expect(collector.headers).toMatchObject({ 'x-key': 'the key' });
    expect(collector.resource).toMatchObject({ 'service.name': 'school' });
    expect(collector.resource['service.version']).toMatch(/^\d+\.\d+\.\d+/);
  });

  it('do not mix where many wait for a connection', async () => {
    const { api } = await signIn(test, 'admin');
    const traces = Array.from({ length: 20 }, () => newTrace());
    await Promise.all(traces.map(({ headers }) => api.get('/api/admin/users', { headers })));
    const own = (id: string) => collector.of(id);
    await until(() =>
      traces.every(({ id, parent }) => own(id).some((span) => span.parentSpanId === parent)),
    );
    const lists = traces.map(({ id }) =>
      own(id).flatMap(({ attributes: { 'db.query.text': text } }) =>
        String(text).includes('FROM "users" "u"') ? [text] : [],
      ),
    );
    expect(lists[0]?.length).toBeGreaterThan(0);
    for (const others of lists) expect(others).toEqual(lists[0]);
    for (const span of traces.flatMap(({ id }) => own(id))) {
      if (span.kind === CLIENT)
        expect(around(span, own(span.traceId))).toEqual(['GET /api/admin/users']);
    }
  });

  it('have the render of a page, and what it asks the API for', async () => {
    const trace = newTrace();
    const page = await fetch(`${test.url}/courses`, { headers: trace.headers });
    expect(await page.text()).toContain('"traces":true');
    await found(({ parentSpanId }) => parentSpanId === trace.parent);
    const spans = collector.of(trace.id);
    const render = spans.find(({ name }) => name === 'render page');
    expect(around(render, spans)).toEqual(['GET /courses']);
    const select = spans.find(({ name }) => name === 'SELECT');
    expect(around(select, spans)).toEqual([expect.stringMatching(/^GET \/api\//), 'GET /courses']);
  });

  it('have the calls of a platform beneath the sync, and beneath who has asked for it', async () => {
    const { api } = await signIn(test, 'admin');
    const trace = newTrace();
    const sync = await api.post('/api/admin/thinkific/sync', undefined, { headers: trace.headers });
    expect(sync.status).toBe(200);
    await found(({ parentSpanId }) => parentSpanId === trace.parent);
    const spans = collector.of(trace.id);
    const calls = spans.filter(({ attributes }) => attributes['url.path'] !== undefined);
    expect(calls).toContainEqual(
      expect.objectContaining({
        kind: CLIENT,
        attributes: expect.objectContaining({ 'http.response.status_code': 200 }) as unknown,
      }),
    );
    for (const call of calls) {
      expect(around(call, spans)).toEqual(['sync thinkific', 'POST /api/admin/thinkific/sync']);
      expect(call.attributes['url.path']).not.toContain('?');
    }
    expect(collector.text).not.toContain(test.sandbox.thinkific.apiKey);
  });

  it('have jobs as traces of their own, and nothing of whom they are about', async () => {
    const address = 'ada@example.org';
    const trace = newTrace();
    const { status } = await test.api.post(
      '/api/newsletter',
      { email: address },
      { headers: trace.headers },
    );
    expect(status).toBeLessThan(300);
    const sending = await found(({ name }) => name === 'send mail');
    await until(() => mail.mails.length > 0);
    await found(({ parentSpanId }) => parentSpanId === trace.parent);
    await found(({ traceId, name }) => traceId === sending.traceId && name.startsWith('job '));
    const spans = collector.of(sending.traceId);
    expect(around(sending, spans)).toEqual([expect.stringMatching(/^job /)]);
    const job = spans.find(({ name }) => name.startsWith('job '));
    expect(job?.parentSpanId ?? '').toBe('');
    expect(collector.of(trace.id).map(({ name }) => name)).toContain('INSERT');
    expect(collector.text).not.toContain(address);
  });

  it('name the code of a statement that failed, and not its words', async () => {
    const trace = newTrace();
    await test.database.query('ALTER TABLE newsletter_subscriptions RENAME TO away');
    try {
      const body = { email: 'grace@example.org' };
      const { status } = await test.api.post('/api/newsletter', body, { headers: trace.headers });
      expect(status).toBe(500);
    } finally {
      await test.database.query('ALTER TABLE away RENAME TO newsletter_subscriptions');
    }
    const request = await found(({ parentSpanId }) => parentSpanId === trace.parent);
    expect(request).toMatchObject({
      status: { code: FAILED },
      attributes: { 'error.type': '500' },
    });
    const failed = collector
      .of(trace.id)
      .find(({ attributes }) => attributes['error.type'] === '42P01');
    expect(failed).toMatchObject({ kind: CLIENT, status: { code: FAILED } });
    const cause = log.lines.find(({ level, traceId }) => level === 50 && traceId === trace.id);
    expect(cause?.err?.message).toContain('does not exist');
  });

  it('are not begun by probes, nor by broken headers', async () => {
    await fetch(`${test.url}/api/health/ready`);
    const broken = { traceparent: 'of-nobodys-business' };
    const { headers } = await test.api.get('/api/courses/4711', { headers: broken });
    await until(() => log.of(headers.get('x-request-id')).length > 0);
    const [line] = log.of(headers.get('x-request-id'));
    expect(line?.traceId).toMatch(/^[\da-f]{32}$/);
    await found(({ traceId }) => traceId === line?.traceId);
    expect(collector.spans.filter(({ name }) => name.includes('/api/health'))).toEqual([]);
  });
});

describe('traces that are not kept', () => {
  it('cost nothing, whatever a stranger asks for', async () => {
    const log = new CapturedLog();
    const collector = await FakeCollector.start();
    const test = await createTestApp({
      log,
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '0' },
    });
    const trace = newTrace();
    const { headers } = await test.api.get('/api/courses/4711', { headers: trace.headers });
    await test.close();
    expect(log.of(headers.get('x-request-id'))).toContainEqual(
      expect.objectContaining({ traceId: trace.id }),
    );
    expect([collector.spans, collector.refused]).toEqual([[], 0]);
    await collector.close();
  });
});

describe('a collector that takes nothing', () => {
  it('is logged once, and once it accepts traces again', async () => {
    const log = new CapturedLog();
    const collector = await FakeCollector.start();
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
    const test = await createTestApp({ log, env });
    const reported = () =>
      log.lines.flatMap(({ msg }) => (msg.includes(collector.url) ? [msg] : []));
    const ask = async () => (await test.api.get('/api/courses/4711')).status;
    collector.refusal = 400;
    for (let refused = 1; refused <= 2; refused += 1) {
      expect(await ask()).toBe(404);
      await until(() => collector.refused >= refused);
    }
    collector.refusal = null;
    expect(await ask()).toBe(404);
    await until(() => reported().length > 1);
    expect(reported()).toEqual([
      expect.stringMatching(
        /^Could not send traces to http\S+ \(they are dropped until it accepts them\): /,
      ),
      `${collector.url} accepts traces again.`,
    ]);
    await test.close();
    await collector.close();
  });

  it('stops neither requests nor the end of a process, which sends what is left', async () => {
    const collector = await FakeCollector.start();
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
    const living = await createTestApp({ env });
    expect((await living.api.get('/api/courses/4711')).status).toBe(404);
    await living.close();
    expect(collector.spans.map(({ name }) => name)).toContain('GET /api/courses/:id');
    await collector.close();
    const deserted = await createTestApp({ env });
    expect((await deserted.api.get('/api/courses/4711')).status).toBe(404);
    await deserted.close();
  });
});

describe('a process that sends traces nowhere', () => {
  it('loads nothing for them, and has browsers begin none', async () => {
    const database = await createTestDatabase();
    const start = async (env: NodeJS.ProcessEnv) => {
      const program = await startProgram({
        DATABASE_URL: database.url,
        NODE_OPTIONS: SAY_FILES,
        SHUTDOWN_DELAY: '0s',
        ...env,
      });
      const page = await (await fetch(`${program.url}/courses`)).text();
      await program.stop();
      return { page, files: program.errors() };
    };
    try {
      const usual = await start({});
      expect(usual.files).toContain('/programs/main.js');
      expect(usual.files).not.toContain('otlp-tracer');
      expect(usual.page).not.toContain('"traces"');
      const traced = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
      expect(traced.files).toContain('otlp-tracer');
      expect(traced.page).toContain('"traces":true');
    } finally {
      await database.drop();
    }
  });
});
