import type { ApiClient } from '../../../test/api-client.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { signIn } from '../../../test/sign-in.js';
import { ContentChangesService } from '../../cache/content-changes.service.js';
import type { SitePreviewDto } from '../../site-content/dto/site-draft.dto.js';
import type { EditedPageDto, SitePageListDto } from './dto/edited-page.dto.js';

const PAGES = '/api/admin/site/pages';
const PRIVACY = {
  slug: 'privacy',
  title: 'Privacy',
  description: 'What we store.',
  markdown: '## What we store\n\nYour [address](/courses).',
  isInFooter: true,
};

interface Problem {
  errors?: { field: string; message: string }[];
}

describe('the pages of the site', () => {
  let test: TestApp;
  let api: ApiClient;

  beforeAll(async () => {
    test = await createTestApp();
  });
  beforeEach(async () => {
    await test.database.query('TRUNCATE site_versions');
    await test.database.query(
      'UPDATE site_draft SET content = NULL, pages = NULL, saved_at = NULL, saved_by = NULL',
    );
    await test.database.query(`NOTIFY changes, '*'`);
    ({ api } = await signIn(test, 'admin'));
  });
  afterAll(() => test.close());

  const create = (page: object = {}) =>
    api.post<EditedPageDto & Problem>(PAGES, { ...PRIVACY, ...page });
  const publish = () => api.post('/api/admin/site/publish');
  const open = async (path: string) => {
    await test.app.get(ContentChangesService).caughtUp();
    const response = await fetch(test.url + path, { redirect: 'manual' });
    return { status: response.status, html: await response.text() };
  };

  it.each([
    ['GET', PAGES],
    ['POST', PAGES],
    ['POST', `${PAGES}/render`],
    ['GET', `${PAGES}/privacy`],
    ['PUT', `${PAGES}/privacy`],
    ['DELETE', `${PAGES}/privacy`],
    ['GET', '/api/admin/site/page-suggestions'],
  ])('%s %s is for admins', async (method, path) => {
    const staff = (await signIn(test, 'staff')).api;
    expect((await test.api.send(method, path)).status).toBe(401);
    expect((await staff.send(method, path)).status).toBe(403);
  });

  it('are shown once they are published, with footer, sitemap and forms', async () => {
    expect((await open('/privacy')).status).toBe(404);
    expect((await create()).status).toBe(201);
    expect((await open('/privacy')).status).toBe(404);
    await publish();
    const { status, html } = await open('/privacy');
    expect(status).toBe(200);
    expect(html).toContain('<h1>Privacy</h1>');
    expect(html).toContain('<h2>What we store</h2>');
    expect(html).toContain('<meta name="description" content="What we store."/>');
    expect((await open('/sitemap.xml')).html).toContain('/privacy</loc>');
    // The newsletter form and the footer's list.
    const home = (await open('/events')).html;
    expect(home.match(/href="\/privacy"/g)).toHaveLength(3);
    expect((await test.api.get('/api/pages/privacy')).body).toMatchObject({
      html: '<h2>What we store</h2>\n<p>Your <a href="/courses">address</a>.</p>',
    });
    await api.delete(`${PAGES}/privacy`);
    await publish();
    expect((await open('/privacy')).status).toBe(404);
    expect((await open('/events')).html).not.toContain('href="/privacy"');
  });

  it('have the page for missing pages at all other addresses', async () => {
    await create();
    await publish();
    for (const path of ['/nowhere', '/no/where', '/Privacy', '/privacy/more']) {
      const { status, html } = await open(path);
      expect([status, html.includes('404 Page Not Found')]).toEqual([404, true]);
    }
    expect((await test.api.get('/api/pages/nowhere')).status).toBe(404);
  });

  it('know what is new, changed and published', async () => {
    await create();
    const { body } = await api.get<SitePageListDto>(PAGES);
    expect(body.pages).toEqual([
      {
        slug: 'privacy',
        title: 'Privacy',
        description: 'What we store.',
        isInFooter: true,
        state: 'new',
      },
    ]);
    await publish();
    expect((await api.get<EditedPageDto>(`${PAGES}/privacy`)).body.state).toBe('published');
    const changed = await api.put<EditedPageDto>(`${PAGES}/privacy`, { ...PRIVACY, markdown: '' });
    expect(changed.body.state).toBe('changed');
  });

  it.each([
    ...['courses', 'admin', 'api', 'cohorts', 'events', 'meetups', 'preview', 'pictures'],
    ...['assets', 'subscribed', 'submit-testimonial', 'unsubscribe', 'forgot-password'],
  ])('may not be at /%s, which the site uses itself', async (slug) => {
    const { status, body } = await create({ slug });
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      {
        field: 'slug',
        message: `/${slug} is an address of the site itself. Choose another one`,
      },
    ]);
  });

  it('have an address of their own', async () => {
    await create();
    await create({ slug: 'terms' });
    const taken = [{ field: 'slug', message: 'Another page has this address.' }];
    const again = await create();
    expect([again.status, again.body.errors]).toEqual([409, taken]);
    const moved = await api.put<Problem>(`${PAGES}/terms`, PRIVACY);
    expect([moved.status, moved.body.errors]).toEqual([409, taken]);
    expect((await api.put(`${PAGES}/terms`, { ...PRIVACY, slug: 'rules' })).status).toBe(200);
    expect((await api.get(`${PAGES}/terms`)).status).toBe(404);
    for (const slug of ['Privacy', 'a b', 'a/b', '../x', '']) {
      const { status, body } = await create({ slug });
      expect([status, body.errors?.[0]?.field]).toEqual([400, 'slug']);
    }
  });

  it('are at most fifty', async () => {
    for (let number = 1; number <= 50; number += 1) await create({ slug: `page-${number}` });
    expect((await create({ slug: 'page-51' })).status).toBe(409);
  });

  it('are not overwritten by a second editor who has not seen them', async () => {
    const { etag } = (await create()).body;
    const headers = { 'If-Match': etag };
    const save = (markdown: string) =>
      api.put(`${PAGES}/privacy`, { ...PRIVACY, markdown }, { headers });
    expect((await save('First.')).status).toBe(200);
    expect((await save('Second.')).status).toBe(412);
    expect((await api.delete(`${PAGES}/privacy`, { headers })).status).toBe(412);
    expect((await api.get<EditedPageDto>(`${PAGES}/privacy`)).body.markdown).toBe('First.');
  });

  it('are shown in a preview before they are published, with links that stay in it', async () => {
    await create();
    const { address } = (await api.post<SitePreviewDto>('/api/admin/site/preview')).body;
    const { pathname } = new URL(address);
    const { status, html } = await open(`${pathname}/privacy`);
    expect(status).toBe(200);
    expect(html).toContain('<h2>What we store</h2>');
    expect(html).toContain(`<a href="${pathname}/courses">address</a>`);
    expect((await open(`${pathname}/terms`)).status).toBe(404);
    expect((await open('/privacy')).status).toBe(404);
  });

  it('contain neither scripts nor links that run some', async () => {
    const markdown = [
      '<script>alert(1)</script>',
      '[a](javascript:alert(1))',
      '<img src=x onerror="alert(1)">',
      '<a href="https://b.example" onclick="alert(1)">b</a>',
    ].join('\n\n');
    const rendered = await api.post<{ html: string }>(`${PAGES}/render`, { markdown });
    expect(rendered.status).toBe(200);
    expect(rendered.body.html).not.toContain('alert');
    expect(rendered.body.html).toContain('<a href="https://b.example" rel="noreferrer">b</a>');
    await create({ markdown });
    await publish();
    const page = await test.api.get<{ html: string }>('/api/pages/privacy');
    expect(page.body.html).toBe(rendered.body.html);
  });
});
