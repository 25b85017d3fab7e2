import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { STORY } from '../../testimonials/testimonial.factory.js';

describe('forms without JavaScript', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());
  afterEach(() => test.database.empty('newsletter_subscriptions', 'testimonials'));

  async function send(path: string, fields: Record<string, string> | [string, string][]) {
    const response = await fetch(test.url + path, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
    });
    return {
      status: response.status,
      headers: response.headers,
      location: response.headers.get('location'),
      html: await response.text(),
    };
  }

  const subscribers = async () =>
    (
      await test.database.query<{ email: string }>('SELECT email FROM newsletter_subscriptions')
    ).map(({ email }) => email);
  const stories = () => test.database.query<Record<string, unknown>>('SELECT * FROM testimonials');

  it.each([
    ['newsletter', '/'],
    ['newsletter', '/courses?category=AI'],
    ['newsletter', '/nothing'],
    ['dates', '/events'],
  ])('subscribe by %s at %s', async (form, path) => {
    const { status, location } = await send(path, {
      form,
      email: ' Ada@Example.org ',
    });
    expect([status, location]).toEqual([303, '/subscribed']);
    expect(await subscribers()).toEqual(['ada@example.org']);
    const page = await (await fetch(`${test.url}/subscribed`)).text();
    expect(page).toContain('<h1>Subscribed!</h1>');
    expect(page).toContain('<meta name="robots" content="noindex"/>');
  });

  it('come back with what was typed and what is wrong with it', async () => {
    const { status, headers, html } = await send('/events', { form: 'dates', email: 'a"<b>' });
    expect(status).toBe(400);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('Hear of the next event');
    expect(html.match(/value="a&quot;&lt;b&gt;"/g)).toHaveLength(1);
    expect(html).toMatch(/<p id="([^"]+)" role="alert" class="[^"]*">[^<]*email/i);
    expect(await subscribers()).toEqual([]);
  });

  it('send a story, which awaits a moderator', async () => {
    const { status, location } = await send('/submit-testimonial', {
      form: 'testimonial',
      ...STORY,
      subject: '',
    });
    expect([status, location]).toEqual([303, '/submit-testimonial/sent']);
    expect(await stories()).toEqual([
      expect.objectContaining({ student_name: STORY.studentName, status: 'pending' }),
    ]);
    const page = await (await fetch(test.url + '/submit-testimonial/sent')).text();
    expect(page).toContain('<h1>Thank you for your story</h1>');
  });

  it('keep a story that cannot be accepted', async () => {
    const quote = 'Too short </textarea><script>alert(1)</script>';
    const { status, html } = await send('/submit-testimonial', {
      form: 'testimonial',
      ...STORY,
      quote,
      studentImage: 'javascript:alert(1)',
    });
    expect(status).toBe(400);
    expect(html).toContain('Too short &lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).not.toContain('<script>alert(1)');
    expect(html).toContain(`value="${STORY.studentName}"`);
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(await stories()).toEqual([]);
  });

  it('thank programs, and keep what they sent with a mark', async () => {
    const { status } = await send('/submit-testimonial', {
      form: 'testimonial',
      ...STORY,
      subject: 'Cheap watches',
    });
    expect(status).toBe(303);
    expect(await stories()).toMatchObject([{ status: 'pending', suspected: true }]);
  });

  it('are of two kinds, and none of the API', async () => {
    for (const form of ['', 'login', '__proto__', 'constructor']) {
      const { status, html } = await send('/', { form, email: 'ada@example.org' });
      expect(status).toBe(400);
      expect(html).toContain('form: must be one of newsletter, dates, testimonial');
    }
    expect(await subscribers()).toEqual([]);
    expect((await send('/api/nothing', { form: 'newsletter' })).status).toBe(404);
    expect((await send('/admin', { form: 'newsletter', email: 'nobody' })).status).toBe(405);
    expect((await send('/api/newsletter', { email: 'ada@example.org' })).status).toBe(415);
  });

  it('take the first of fields that are there twice', async () => {
    const { status } = await send('/', [
      ['form', 'newsletter'],
      ['email', 'ada@example.org'],
      ['email', 'eve@example.org'],
    ]);
    expect(status).toBe(303);
    expect(await subscribers()).toEqual(['ada@example.org']);
  });

  it('refuse more than they can hold', async () => {
    const { status } = await send('/', { form: 'newsletter', email: 'x'.repeat(300_000) });
    expect(status).toBe(413);
  });
});

describe('too many forms without JavaScript', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({ env: { RATE_LIMIT: 'on' } });
  });
  afterAll(() => test.close());

  it('come back with what was typed, and when to try again', async () => {
    const send = (email: string) =>
      fetch(test.url, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ form: 'newsletter', email }),
      });
    const first = Array.from({ length: 20 }, (_, count) => send(`reader${count}@example.org`));
    const statuses = (await Promise.all(first)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([303]));
    const refused = await send('late@example.org');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const html = await refused.text();
    expect(html).toContain('value="late@example.org"');
    expect(html).toContain('Too many subscriptions have come from your network address.');
  });

  it('come back with their errors as often as forms are accepted, then without the page', async () => {
    await test.database.empty('rate_limits');
    const send = () =>
      fetch(`${test.url}/events`, {
        method: 'POST',
        body: new URLSearchParams({ form: 'newsletter', email: 'nobody' }),
      });
    expect((await send()).status).toBe(400);
    await test.database.query('UPDATE rate_limits SET points = 19');
    expect((await send()).status).toBe(400);
    const refused = await send();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const text = await refused.text();
    expect(text).toContain('Too many forms with errors were sent from your network address.');
    expect(text).not.toContain('Hear of the next event');
  });
});
