import { createHash, randomBytes } from 'node:crypto';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import type { AdminTestimonialDto } from '../dto/admin-testimonial.dto.js';
import { insertTestimonial, SCRIPTS, STORY } from '../testimonial.factory.js';

const EMAIL = 'amara@example.org';
const { companyLogo: _companyLogo, ...TEXT } = STORY;
const OTHER_QUOTE =
  'Three months in, I rewrote the report. It takes five minutes, not one as I said.';
const PAGES = ['', '/correction', '/withdrawal'];

interface Story {
  id: string;
  token: string;
}

describe('the own story of an author', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    const env = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'courses@example.org' };
    test = await createTestApp({ env });
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  afterEach(() =>
    test.database.empty('mails', 'story_authors', 'testimonials', 'deleted_testimonials'),
  );

  const query = <Row extends object>(sql: string, values?: unknown[]) =>
    test.database.query<Row>(sql, values);
  /** Inserts a story whose author has the link, by default approved and visible. */
  const tell = async (values: Record<string, unknown> = {}): Promise<Story> => {
    const id = await insertTestimonial(test.database, {
      linkedin_url: STORY.linkedinUrl,
      ...values,
    });
    const token = randomBytes(32).toString('base64url');
    await query(
      `INSERT INTO story_authors (email, testimonial_id, token_hash, expires_at)
       VALUES ($1, $2, $3, now())`,
      [EMAIL, id, createHash('sha256').update(token).digest()],
    );
    return { id, token };
  };
  const call = async (path: string, method = 'GET', form?: Record<string, string>) => {
    const sent = form && { body: new URLSearchParams(form) };
    const answer = await fetch(`${test.url}/your-story/${path}`, { method, ...sent });
    const html = await answer.text();
    return { status: answer.status, html, title: /<h1>(.+?)<\/h1>/.exec(html)?.[1] };
  };
  const formOf = (method: string) => (method === 'POST' ? {} : undefined);
  const versionIn = (html: string) => /name="version" value="(\d+)"/.exec(html)?.[1] ?? '';
  const versionOf = async ({ token }: Story) => versionIn((await call(`${token}/correction`)).html);
  const correct = async (story: Story, changes: Record<string, string> = {}, version?: string) =>
    call(`${story.token}/correction`, 'POST', {
      ...{ ...TEXT, quote: OTHER_QUOTE, version: version ?? (await versionOf(story)) },
      ...changes,
    });
  const read = async ({ id }: Story) =>
    (await admin.api.get<AdminTestimonialDto>(`/api/admin/testimonials/${id}`)).body;
  const decide = (id: string, status: string) =>
    admin.api.put(`/api/admin/testimonials/${id}/status`, { status });
  const published = async () =>
    (await test.api.get<{ quote: string }[]>('/api/testimonials')).body.map(({ quote }) => quote);
  const entriesOf = (id: string) =>
    query(
      `SELECT action, actor_name, actor_id, address, before, after FROM changes
       WHERE record = $1 AND actor_name = 'the author' ORDER BY id`,
      [id],
    );

  it('is corrected, and waits for a moderator who sees what has changed', async () => {
    const story = await tell();
    for (const page of PAGES) {
      expect((await call(story.token + page)).status).toBe(200);
      expect((await call(story.token + page, 'HEAD')).status).toBe(200);
    }
    expect(await published()).toEqual([STORY.quote]);
    const { html } = await call(`${story.token}/correction`);
    for (const value of Object.values(TEXT)) expect(html).toContain(value);

    const done = await correct(story, { linkedinUrl: '' });
    expect([done.status, done.title]).toEqual([200, 'Thank you, your story is corrected']);
    expect(await published()).toEqual([]);
    expect(await read(story)).toMatchObject({
      ...{ status: 'pending', quote: OTHER_QUOTE, linkedinUrl: null, authorEmail: EMAIL },
      correction: {
        fields: [
          { field: 'linkedinUrl', before: STORY.linkedinUrl },
          { field: 'quote', before: STORY.quote },
        ],
      },
    });
    await correct(story, { company: 'Southwind Rail', linkedinUrl: '' });
    expect(
      (await read(story)).correction?.fields.map(({ field, before }) => [field, before]),
    ).toEqual([
      ['company', STORY.company],
      ['linkedinUrl', STORY.linkedinUrl],
      ['quote', STORY.quote],
    ]);
    await decide(story.id, 'approved');
    expect(await published()).toEqual([OTHER_QUOTE]);
    expect(await read(story)).not.toHaveProperty('correction');
    const by = { actor_name: 'the author', actor_id: null, address: null };
    const entry = { action: 'correctStory', ...by };
    expect(await entriesOf(story.id)).toEqual([
      { ...entry, before: null, after: { fields: 'linkedinUrl, quote' } },
      { ...entry, before: null, after: { fields: 'company' } },
    ]);
  });

  it('is no correction for moderators who have not read it before, nor when nothing is another', async () => {
    const waiting = await tell({ status: 'pending' });
    await correct(waiting);
    expect(await read(waiting)).toMatchObject({ quote: OTHER_QUOTE, status: 'pending' });
    expect(await read(waiting)).not.toHaveProperty('correction');
    const story = await tell();
    expect((await correct(story, { quote: STORY.quote })).title).toBe('Your story');
    expect(await read(story)).toMatchObject({ status: 'approved' });
    expect(await entriesOf(story.id)).toEqual([]);
  });

  it('may be of as many emojis as characters, which browsers count as two each', async () => {
    const story = await tell({ quote: '😀'.repeat(999) });
    const { html } = await call(`${story.token}/correction`);
    expect(html).not.toMatch(/<textarea[^>]* maxlength=/i);
    const quote = '😀'.repeat(1000);
    expect((await correct(story, { quote })).title).toBe('Thank you, your story is corrected');
    const { status, html: refused } = await correct(story, { quote: `${quote}❤️` });
    expect(status).toBe(400);
    expect(refused).toContain('Quote must be at most 1000 characters');
    expect(refused).toContain(`${quote}❤️`);
    expect(await read(story)).toMatchObject({ quote });
  });

  it.each(['\n', '\r\n'])(
    'is the same with the entry breaks of browsers (%j kept)',
    async (kept) => {
      const quote = `${STORY.quote}\n\n${OTHER_QUOTE}`;
      const story = await tell({ quote: quote.replaceAll('\n', kept) });
      const same = await correct(story, { quote: quote.replaceAll('\n', '\r\n') });
      expect(same.title).toBe('Your story');
      expect(await read(story)).toMatchObject({ status: 'approved' });
      expect(await entriesOf(story.id)).toEqual([]);

      const longest = `${'word\n'.repeat(199)}words`;
      const sent = { quote: longest.replaceAll('\n', '\r\n') };
      expect((await correct(story, sent)).title).toBe('Thank you, your story is corrected');
      expect(await read(story)).toMatchObject({ quote: longest });
    },
  );

  it('keeps what was typed when something is wrong with it', async () => {
    const story = await tell();
    const short = await correct(story, { quote: 'Too short', company: ' ', studentImage: 'x:y' });
    expect([short.status, short.title]).toEqual([400, 'Correct your story']);
    expect(short.html).toContain('>Too short</textarea>');
    for (const words of ['at least 50', 'Company is required', 'Invalid image URL']) {
      expect(short.html).toContain(words);
    }
    for (const script of SCRIPTS) {
      const { html } = await correct(story, { studentName: script, company: '' });
      expect(html).not.toMatch(/<script>alert|<img src=x/);
    }
    expect(await read(story)).toMatchObject({ quote: STORY.quote, status: 'approved' });
  });

  it('is not overwritten from a page that shows an older one', async () => {
    const story = await tell();
    const old = await versionOf(story);
    await correct(story, { company: 'Southwind Rail' });
    for (const version of [old, '', 'x']) {
      const late = await correct(story, { currentRole: 'Engineer' }, version);
      expect([version, late.status]).toEqual([version, 409]);
      expect(late.html).toContain('Your story has changed since you opened this page.');
      expect(late.html).toContain('value="Engineer"');
      expect(await read(story)).toMatchObject({ company: 'Southwind Rail' });
      expect(versionIn(late.html)).toBe(await versionOf(story));
    }
    const shown = await versionOf(story);
    const tabs = await Promise.all(
      [1, 2, 3].map((tab) => correct(story, { company: `Tab ${tab}` }, shown)),
    );
    expect(tabs.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it('is behind all others when it is corrected into what programs send', async () => {
    const story = await tell();
    await correct(story, { quote: `${OTHER_QUOTE} https://a.example https://b.example` });
    expect(await read(story)).toMatchObject({ isSuspected: true, status: 'pending' });
  });

  it('is withdrawn for good, once, and leaves no address', async () => {
    const story = await tell();
    await decide(story.id, 'rejected');
    await decide(story.id, 'approved');
    expect(await query('SELECT kind FROM mails')).toEqual([{ kind: 'story-approved' }]);
    const asked = await call(`${story.token}/withdrawal`);
    expect(asked.title).toBe('Withdraw your story?');
    const tabs = await Promise.all([1, 2].map(() => call(`${story.token}/withdrawal`, 'POST')));
    expect(tabs.map(({ status, title }) => [status, title]).toSorted()).toEqual([
      [200, 'Your story is withdrawn'],
      [410, 'This story was withdrawn'],
    ]);
    for (const page of PAGES) {
      for (const method of ['GET', 'POST']) {
        const { status, title, html } = await call(story.token + page, method, formOf(method));
        expect([status, title]).toEqual([410, 'This story was withdrawn']);
        expect(html).not.toContain(STORY.quote);
      }
    }
    expect(await published()).toEqual([]);
    for (const table of ['testimonials', 'deleted_testimonials', 'mails']) {
      expect([table, await query(`SELECT FROM ${table}`)]).toEqual([table, []]);
    }
    expect(await query('SELECT email, testimonial_id, ended FROM story_authors')).toEqual([
      { email: null, testimonial_id: null, ended: 'withdrawn' },
    ]);
    expect(await entriesOf(story.id)).toMatchObject([
      { action: 'withdrawStory', address: null, before: null, after: null },
    ]);
    await admin.api.post('/api/admin/testimonials/restore', { ids: [story.id] });
    expect(await query('SELECT FROM testimonials')).toEqual([]);
    expect((await decide(story.id, 'approved')).status).toBe(404);
  });

  it('is withdrawn also once an admin has deleted it, and no undo brings it back', async () => {
    const story = await tell();
    expect((await admin.api.delete(`/api/admin/testimonials/${story.id}`)).status).toBe(204);
    const tabs = await Promise.all([1, 2].map(() => call(`${story.token}/withdrawal`, 'POST')));
    expect(tabs.map(({ status, title }) => [status, title]).toSorted()).toEqual([
      [200, 'Your story is withdrawn'],
      [410, 'This story was withdrawn'],
    ]);
    const undone = await admin.api.post('/api/admin/testimonials/restore', { ids: [story.id] });
    expect(undone.body).toMatchObject({ restored_count: 0 });
    expect(await published()).toEqual([]);
    for (const table of ['testimonials', 'deleted_testimonials']) {
      expect([table, await query(`SELECT FROM ${table}`)]).toEqual([table, []]);
    }
    expect(await query('SELECT email, testimonial_id, ended FROM story_authors')).toEqual([
      { email: null, testimonial_id: null, ended: 'withdrawn' },
    ]);
    expect(await entriesOf(story.id)).toMatchObject([{ action: 'withdrawStory' }]);
  });

  it('is withdrawn and restored at the same time without being published', async () => {
    const story = await tell();
    await admin.api.delete(`/api/admin/testimonials/${story.id}`);
    const [withdrawn] = await Promise.all([
      call(`${story.token}/withdrawal`, 'POST'),
      admin.api.post('/api/admin/testimonials/restore', { ids: [story.id] }),
    ]);
    expect([withdrawn.status, withdrawn.title]).toEqual([200, 'Your story is withdrawn']);
    expect(await query('SELECT FROM testimonials')).toEqual([]);
  });

  it('is out of reach of links that are altered, and of those that nobody has confirmed', async () => {
    const { id, token } = await tell();
    for (const wrong of [token.slice(0, 20), `${token}x`, 'A'.repeat(43), "'"]) {
      for (const page of PAGES) {
        for (const method of ['GET', 'POST']) {
          const { status } = await call(wrong + page, method, formOf(method));
          expect([wrong, page, method, status]).toEqual([wrong, page, method, 404]);
        }
      }
    }
    const content = JSON.stringify({ ...TEXT, isSuspected: false });
    await query(
      `UPDATE story_authors SET story = $1, testimonial_id = NULL, expires_at = now() + interval '1 day'`,
      [content],
    );
    for (const page of ['/correction', '/withdrawal']) {
      const { title, html } = await call(token + page, 'POST', { ...TEXT, version: '1' });
      expect(title).toBe('Is this your story?');
      expect(html).toContain(`action="/your-story/${token}"`);
    }
    expect(await query('SELECT FROM story_authors WHERE story IS NOT NULL')).toHaveLength(1);
    expect(await query('SELECT status FROM testimonials WHERE id = $1', [id])).toEqual([
      { status: 'approved' },
    ]);
  });

  it('is decided and corrected at the same time without one waiting for ever', async () => {
    const story = await tell();
    const answers = await Promise.all(
      ['rejected', 'approved', 'rejected', 'approved'].flatMap((decision, index) => [
        decide(story.id, decision),
        correct(story, { company: `Company ${index}` }),
      ]),
    );
    for (const { status } of answers) expect([200, 409]).toContain(status);
  });

  it('is tried so often from one network address, and then no more for a while', async () => {
    const limited = await createTestApp({ env: { RATE_LIMIT: 'on' } });
    const url = `${limited.url}/your-story/${'A'.repeat(43)}`;
    const post = (page: string) => fetch(url + page, { method: 'POST' });
    for (let tries = 0; tries < 20; tries += 1) {
      expect((await post(PAGES[tries % 3] ?? '')).status).toBe(404);
    }
    for (const page of PAGES) expect((await post(page)).status).toBe(429);
    expect((await fetch(url)).status).toBe(404);
    await limited.close();
  });
});
