import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { FakeMailServer } from '../../../test/fake-mail-server.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import { until } from '../../../test/until.js';
import { JobsService } from '../../common/jobs/jobs.service.js';
import { MAILS } from '../../mail/mails.service.js';
import { insertSubscribers } from '../../newsletter/newsletter.factory.js';
import type { StatsDto } from '../../operations/stats/dto/stats.dto.js';
import { DeletionService } from '../admin/deletion.service.js';
import type { AdminTestimonialDto, AdminTestimonialListDto } from '../dto/admin-testimonial.dto.js';
import type { ModerationDecision } from '../dto/moderation.dto.js';
import type { SubmittedTestimonialDto } from '../dto/submit-testimonial.dto.js';
import { insertTestimonial, STORY } from '../testimonial.factory.js';
import { StoryAuthorsService } from './story-authors.service.js';

const EMAIL = 'amara@example.org';
const LINK = /http\S+\/your-story\/([\w-]{43})/;

describe('the author of a story', () => {
  let server: FakeMailServer;
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    server = await FakeMailServer.start();
    const env = { SMTP_URL: server.url, SMTP_TIMEOUT: '1s', MAIL_FROM: 'courses@example.org' };
    test = await createTestApp({ env });
    admin = await signIn(test, 'admin');
  });
  afterAll(async () => {
    await test.close();
    await server.close();
  });
  afterEach(async () => {
    await test.database.query(`DELETE FROM jobs.job WHERE name = 'mails' AND state = 'created'`);
    await until(async () => (await active()).length === 0);
    await test.database.empty('mails', 'story_authors', 'testimonials', 'deleted_testimonials');
    server.reset();
  });

  const query = <Row extends object>(sql: string, values?: unknown[]) =>
    test.database.query<Row>(sql, values);
  const active = () =>
    query(`SELECT FROM jobs.job WHERE name = 'mails' AND state IN ('retry', 'active')`);
  const submit = (values: object = {}, app = test) =>
    app.api.post<SubmittedTestimonialDto>('/api/testimonials/submit', {
      ...STORY,
      email: EMAIL,
      ...values,
    });
  const call = async (token: string, method = 'GET') => {
    const answer = await fetch(`${test.url}/your-story/${token}`, { method });
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  };
  /** Submits a story and returns the token from its mail. */
  const tokenOf = async (values: object = {}) => {
    const before = server.mails.length;
    expect((await submit(values)).status).toBe(201);
    await until(() => server.mails.length > before);
    return LINK.exec(server.mails.at(-1)?.text ?? '')?.[1] ?? '';
  };
  const titleOf = (html: string) => /<h1>(.+)<\/h1>/.exec(html)?.[1];
  const pending = async () => {
    const path = '/api/admin/testimonials?status=pending';
    return (await admin.api.get<AdminTestimonialListDto>(path)).body.testimonials;
  };
  const confirmed = async (values: object = {}) => {
    await call(await tokenOf(values), 'POST');
    const [story] = await pending();
    if (!story) throw new Error('No story is pending.');
    server.reset();
    return story;
  };
  const decide = (id: string, status: ModerationDecision) =>
    admin.api.put(`/api/admin/testimonials/${id}/status`, { status });
  const noneWaits = () =>
    until(async () => (await query(`SELECT FROM mails WHERE state = 'waiting'`)).length === 0);
  /** Ends the wait of mails about decisions. */
  const endTimeToUndo = async () => {
    await query(`UPDATE jobs.job SET start_after = now() WHERE name = 'mails'`);
    test.app.get(JobsService).wake(MAILS);
    await noneWaits();
  };

  it('learns what was left out, as by stories without an address', async () => {
    const left = { companyLogo: undefined, linkedinUrl: undefined };
    expect((await submit(left)).body).toMatchObject({ companyLogo: null, linkedinUrl: null });
  });

  it('confirms it by a button before anybody moderates it', async () => {
    const { body } = await submit();
    expect(body).toMatchObject({ studentName: STORY.studentName, awaitsConfirmation: true });
    await until(() => server.mails.length === 1);
    const [mail] = server.mails;
    expect(mail?.envelope).toEqual([EMAIL]);
    expect(mail?.text).not.toContain(STORY.studentName);
    expect(mail?.text).toMatch(/by [A-Z][a-z]+ \d+, \d{4} at \d+:\d\d [AP]M \(UTC\)/);
    const token = LINK.exec(mail?.text ?? '')?.[1] ?? '';
    const figures = async () => (await admin.api.get<StatsDto>('/api/admin/stats')).body;
    expect(await figures()).toMatchObject({ total_testimonials: 0, pending_testimonials: 0 });
    await query(`UPDATE story_authors SET expires_at = '2999-12-03T00:30Z'`);
    const page = await call(token);
    expect(page.status).toBe(200);
    expect(page.html).toContain('your address on December 3, 2999 at 12:30 AM (UTC).');
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(page.html).toContain(STORY.quote);
    expect(await pending()).toEqual([]);
    expect((await call(token, 'POST')).html).toContain('Thank you, your story is confirmed');
    expect(await figures()).toMatchObject({ total_testimonials: 1, pending_testimonials: 1 });
    expect(await pending()).toMatchObject([{ studentName: 'Amara Nwosu', authorEmail: EMAIL }]);
    const again = await call(token, 'POST');
    expect([again.status, again.html]).toEqual([
      200,
      expect.stringContaining('<h1>Your story</h1>'),
    ]);
    expect(await pending()).toHaveLength(1);
  });

  it('confirms it once, in however many tabs at the same time', async () => {
    const token = await tokenOf();
    const tabs = await Promise.all([1, 2, 3].map(() => call(token, 'POST')));
    expect(tabs.map(({ html }) => titleOf(html)).toSorted()).toEqual([
      'Thank you, your story is confirmed',
      'Your story',
      'Your story',
    ]);
    expect(await pending()).toHaveLength(1);
  });

  it('gets nowhere with a link that is altered, foreign or cut off', async () => {
    const token = await tokenOf();
    const altered = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    for (const wrong of [altered, 'A'.repeat(43), token.slice(0, 20), `${token}x`, "'"]) {
      for (const method of ['GET', 'POST']) {
        expect([wrong, (await call(wrong, method)).status]).toEqual([wrong, 404]);
      }
    }
    expect(await pending()).toEqual([]);
  });

  it('is forgotten with the story when nobody confirms it in seven days', async () => {
    const token = await tokenOf();
    const kept = await tokenOf({ email: 'other@example.org' });
    await query('UPDATE story_authors SET expires_at = now() WHERE email = $1', [EMAIL]);
    const expectExpired = async () => {
      for (const method of ['GET', 'POST']) {
        const { status, html } = await call(token, method);
        expect([status, titleOf(html)]).toEqual([410, 'This link has expired']);
        expect(html).not.toContain(STORY.quote);
      }
    };
    await expectExpired();
    await test.app.get(StoryAuthorsService).forget();
    const left = await query("SELECT email, story->>'quote' AS quote FROM story_authors");
    expect(left).toHaveLength(2);
    expect(left).toContainEqual({ email: null, quote: null });
    const recipients = await query('SELECT recipient FROM mails');
    expect(recipients).toEqual([{ recipient: 'other@example.org' }]);
    await expectExpired();
    expect((await call(kept)).status).toBe(200);
    await query(
      `UPDATE story_authors SET ended_at = now() - interval '31 days' WHERE ended_at IS NOT NULL`,
    );
    await test.app.get(StoryAuthorsService).forget();
    expect((await call(token)).status).toBe(404);
  });

  describe('whose address the mail server refuses', () => {
    const refused = () => query('SELECT address FROM bounced_addresses');
    const isRefused = () => until(async () => (await refused()).length === 1);
    afterEach(() => query('DELETE FROM bounced_addresses'));

    it('is forgotten by that, too, once the story is withdrawn', async () => {
      const token = await tokenOf();
      await call(token, 'POST');
      await decide(String((await pending())[0]?.id), 'approved');
      server.behaviour = { recipient: 550 };
      await endTimeToUndo();
      expect(await refused()).toEqual([{ address: EMAIL }]);
      const { html } = await call(`${token}/withdrawal`, 'POST');
      expect(titleOf(html)).toBe('Your story is withdrawn');
      expect(await refused()).toEqual([]);
    });

    it('is forgotten by that, too, once the story has expired, unless somebody else has it', async () => {
      server.behaviour = { recipient: 550 };
      await submit({ email: EMAIL.toUpperCase() });
      await isRefused();
      await submit();
      const expire = async (email: string) => {
        await noneWaits();
        await query('UPDATE story_authors SET expires_at = now() WHERE email = $1', [email]);
        await test.app.get(StoryAuthorsService).forget();
      };
      await expire(EMAIL);
      expect(await refused()).toEqual([{ address: EMAIL }]);
      const [ada] = await insertSubscribers(test.database, [EMAIL]);
      await expire(EMAIL.toUpperCase());
      expect(await refused()).toEqual([{ address: EMAIL }]);
      await submit();
      await query('DELETE FROM newsletter_subscriptions WHERE id = $1', [ada?.id]);
      await expire(EMAIL);
      expect(await refused()).toEqual([]);
    });
  });

  it('gets three mails an hour at most before one is confirmed', async () => {
    for (let count = 0; count < 3; count += 1) await tokenOf();
    const refused = await submit({ email: EMAIL.toUpperCase() });
    expect(refused.status).toBe(429);
    expect((await submit({ email: 'other@example.org' })).status).toBe(201);
  });

  it('gets no more of stories that are sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => submit()));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, 201, 201, 429, 429, 429, 429, 429]);
    expect(await query('SELECT FROM mails')).toHaveLength(3);
  });

  it.each([
    ['approved', /is published$/, /home\s+page\s+shows\s+the\s+newest\s+stories/],
    ['rejected', /^About your story/, /grateful/],
  ] as const)(
    'learns that it was %s, once that cannot be undone',
    async (decision, subject, text) => {
      const { id } = await confirmed({ studentName: 'Amara\r\nBcc: eve@example.org' });
      await decide(id, decision);
      expect(server.mails).toEqual([]);
      await endTimeToUndo();
      expect(server.mails.map(({ envelope }) => envelope)).toEqual([[EMAIL]]);
      expect(server.mails[0]?.headers.map(({ key }) => key)).not.toContain('bcc');
      expect(server.mails[0]?.subject).toMatch(subject);
      expect(server.mails[0]?.text).toMatch(text);
      expect(server.mails[0]?.text).toMatch(LINK);
      expect(server.mails[0]?.text).toMatch(/Hello Amara\s+Bcc: eve@example.org,/);
    },
  );

  it('has a mail of which moderators see what became, and a link that they can hand out', async () => {
    const { id } = await confirmed();
    const path = `/api/admin/testimonials/${id}`;
    const story = async () => (await admin.api.get<AdminTestimonialDto>(path)).body;
    expect(await story()).not.toHaveProperty('authorMail');
    await decide(id, 'approved');
    expect((await story()).authorMail).toMatchObject({ state: 'waiting', tries: 0 });
    server.behaviour = { recipient: 550 };
    await endTimeToUndo();
    const refused = (await story()).authorMail;
    expect(refused?.state).toBe('refused');
    expect(refused?.error).toMatch(/^550 /);
    server.behaviour = {};
    await admin.api.post(`/api/admin/mails/${refused?.id}/resend`);
    await until(async () => (await story()).authorMail?.state === 'sent');
    const { body } = await admin.api.post<{ link: string }>(`${path}/author-link`);
    expect(server.mails.at(-1)?.text).toContain(body.link);
    const without = await insertTestimonial(test.database);
    const none = await admin.api.post(`/api/admin/testimonials/${without}/author-link`);
    expect(none.status).toBe(404);
  });

  it('hears nothing of a decision that was taken back, and of the next one only', async () => {
    const { id } = await confirmed();
    const bulk = { ids: [id], status: 'rejected' };
    await admin.api.post('/api/admin/testimonials/bulk-status', bulk);
    await admin.api.post('/api/admin/testimonials/reopen', bulk);
    await decide(id, 'approved');
    await admin.api.put(`/api/admin/testimonials/${id}`, { status: 'rejected' });
    await decide(id, 'approved');
    await endTimeToUndo();
    expect(server.mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/is published$/),
    ]);
    await admin.api.post('/api/admin/testimonials/bulk-status', bulk);
    await admin.api.post('/api/admin/testimonials/reopen', { ids: [id], status: 'approved' });
    await endTimeToUndo();
    expect(server.mails).toHaveLength(1);
    await query(`UPDATE testimonials SET status = 'pending'`);
    await decide(id, 'rejected');
    await query(`UPDATE testimonials SET status = 'pending'`);
    await endTimeToUndo();
    expect(server.mails).toHaveLength(1);
  });

  it('hears of what an edit decides, and of no edit besides', async () => {
    const { id } = await confirmed();
    const edit = (values: object) => admin.api.put(`/api/admin/testimonials/${id}`, values);
    for (const [values, count] of [
      [{ status: 'approved' }, 1],
      [{ status: 'approved', company: 'Another' }, 1],
      [{ status: 'pending' }, 1],
      [{ status: 'rejected' }, 2],
    ] as const) {
      expect((await edit(values)).status).toBe(200);
      await endTimeToUndo();
      expect(server.mails).toHaveLength(count);
    }
  });

  it('hears of it when the mail server is back', async () => {
    server.behaviour = { content: 451 };
    await submit();
    await until(async () => (await query('SELECT FROM mails WHERE tries = 1')).length === 1);
    server.behaviour = {};
    await endTimeToUndo();
    expect(server.mails).toHaveLength(1);
  });

  it('is nowhere that visitors or the audit log show', async () => {
    const { id } = await confirmed();
    await decide(id, 'approved');
    const stories = await test.api.get('/api/testimonials');
    expect(stories.body).toMatchObject([{ studentName: 'Amara Nwosu' }]);
    const [{ entries } = { entries: '' }] = await query<{ entries: string }>(
      'SELECT string_agg(changes::text, chr(10)) AS entries FROM changes',
    );
    expect(entries).toContain('setTestimonialStatus');
    expect(JSON.stringify(stories.body) + entries).not.toContain(EMAIL);
  });

  it('is noted in the audit log where a list shows it, and no list without', async () => {
    const eve = await signIn(test, 'admin');
    const looks = () =>
      query<{ action: string; after: object }>(
        `SELECT action, after FROM changes
         WHERE action IN ('listAdminTestimonials', 'getNeeds') AND actor_id = $1 ORDER BY id`,
        [eve.user.id],
      );
    const look = async () => {
      await eve.api.get('/api/admin/testimonials');
      await eve.api.get('/api/admin/needs');
    };
    await insertTestimonial(test.database, { status: 'pending' });
    await look();
    expect(await looks()).toEqual([]);
    await confirmed();
    for (let times = 0; times < 2; times += 1) await look();
    expect(await looks()).toEqual([
      { action: 'listAdminTestimonials', after: { rows: 1 } },
      { action: 'getNeeds', after: { rows: 1 } },
    ]);
  });

  it('comes back with a story whose deletion is taken back, and ends with one that is not', async () => {
    const token = await tokenOf();
    await call(token, 'POST');
    const id = (await pending())[0]?.id;
    const path = `/api/admin/testimonials/${id}`;
    await decide(String(id), 'approved');
    await admin.api.delete(path);
    await admin.api.post('/api/admin/testimonials/restore', { ids: [id] });
    expect((await admin.api.get<AdminTestimonialDto>(path)).body.authorEmail).toBe(EMAIL);
    await admin.api.delete(path);
    expect(titleOf((await call(token)).html)).toBe('This story was deleted');
    await query(`UPDATE deleted_testimonials SET deleted_at = now() - interval '24 hours'`);
    await test.app.get(DeletionService).purge();
    expect(await query('SELECT email, testimonial_id FROM story_authors')).toEqual([
      { email: null, testimonial_id: null },
    ]);
    expect(await query('SELECT FROM mails')).toEqual([]);
    expect((await call(token, 'POST')).status).toBe(410);
  });
});
