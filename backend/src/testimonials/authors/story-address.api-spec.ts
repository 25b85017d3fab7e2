import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { STORY } from '../testimonial.factory.js';

const EMAIL = 'amara@example.org';

describe('the address of a story’s author', () => {
  const mails = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'courses@example.org' };
  const refused = (message: string): unknown =>
    expect.objectContaining({ errors: [{ field: 'email', message }] });
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp({ env: mails });
  });
  afterAll(() => test.close());
  afterEach(() => test.database.empty('story_authors', 'testimonials'));

  it.each([
    'no address',
    'a@b',
    'a@example.org, b@example.org',
    'a@example.org\r\nBcc: b@c.org',
    7,
  ])('has to be one: not %j', async (email) => {
    const { status, body } = await test.api.post('/api/testimonials/submit', { ...STORY, email });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ field: 'email' }] });
    expect(await test.database.query('SELECT FROM story_authors')).toEqual([]);
  });

  it('is not needed unless the setting asks for it', async () => {
    const { body } = await test.api.post('/api/testimonials/submit', { ...STORY, email: ' ' });
    expect(body).not.toHaveProperty('awaitsConfirmation');
    const pending = await test.database.query("SELECT FROM testimonials WHERE status = 'pending'");
    expect(pending).toHaveLength(1);
  });

  it.each([
    ['none where no mail is sent', {}, EMAIL, 'Leave it out: this site sends no mail', undefined],
    ['required', { ...mails, STORY_EMAIL: 'required' }, ' ', 'Email is required', true],
  ])('is %s, in the API and in the form', async (_, env, email, message, isRequired) => {
    const other = await createTestApp({ env });
    const { body } = await other.api.post('/api/testimonials/submit', { ...STORY, email });
    expect(body).toEqual(refused(message));
    const html = await (await fetch(`${other.url}/submit-testimonial`)).text();
    const form = /value="testimonial".*?<\/form>/s.exec(html)?.[0] ?? '';
    const field = /<input[^>]* name="email"[^>]*>/.exec(form)?.[0];
    expect(field?.includes(' required')).toBe(isRequired);
    await other.close();
  });

  it('leads the plain form on to what to do next', async () => {
    const send = async (email: string, changes: Record<string, string> = {}) => {
      const body = new URLSearchParams({ form: 'testimonial', ...STORY, email, ...changes });
      const url = `${test.url}/submit-testimonial`;
      const answer = await fetch(url, { method: 'POST', body, redirect: 'manual' });
      return [answer.status, answer.headers.get('location'), await answer.text()] as const;
    };
    expect((await send('')).slice(0, 2)).toEqual([303, '/submit-testimonial/sent']);
    expect((await send(EMAIL)).slice(0, 2)).toEqual([303, '/submit-testimonial/confirm']);
    const page = await (await fetch(`${test.url}/submit-testimonial/confirm`)).text();
    expect(page).toContain('First, please open the link in the email that we sent you');
    const [status, , html] = await send('a@b');
    expect([status, html]).toEqual([400, expect.stringContaining('Invalid email')]);
    const longest = `${'word\r\n'.repeat(199)}words`;
    expect((await send('', { quote: longest })).slice(0, 2)).toEqual([
      303,
      '/submit-testimonial/sent',
    ]);
  });
});
