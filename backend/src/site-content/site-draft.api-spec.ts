import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import type { ApiClient } from '../../test/api-client.js';
import { signIn } from '../../test/sign-in.js';
import { ContentChangesService } from '../cache/content-changes.service.js';
import type { SiteDraftDto, SitePreviewDto, SiteVersionDto } from './dto/site-draft.dto.js';

const DRAFT = '/api/admin/site/draft';
const PUBLISH = '/api/admin/site/publish';

describe('the draft of the site', () => {
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

  const draft = async () => (await api.get<SiteDraftDto>(DRAFT)).body;
  const save = async (fields: Partial<SiteDraftDto['content']>, etag?: string) => {
    const { content } = await draft();
    const request = etag ? { headers: { 'If-Match': etag } } : {};
    return api.put<SiteDraftDto>(DRAFT, { ...content, ...fields }, request);
  };
  const page = async (path = '/') => {
    await test.app.get(ContentChangesService).caughtUp();
    const response = await fetch(test.url + path, { redirect: 'manual' });
    return { status: response.status, headers: response.headers, html: await response.text() };
  };

  it.each([
    ['GET', DRAFT],
    ['PUT', DRAFT],
    ['DELETE', DRAFT],
    ['GET', '/api/admin/site/changes'],
    ['POST', PUBLISH],
    ['GET', '/api/admin/site/versions'],
    ['POST', '/api/admin/site/versions/1/restore'],
    ['POST', '/api/admin/site/preview'],
  ])('%s %s is for admins', async (method, path) => {
    const staff = (await signIn(test, 'staff')).api;
    expect((await test.api.send(method, path)).status).toBe(401);
    expect((await staff.send(method, path)).status).toBe(403);
  });

  it('starts as the defaults, under the configured name', async () => {
    const { content, has_changes: hasChanges, saved_by: author } = await draft();
    expect([content.name, hasChanges, author]).toEqual(['Lectern', false, null]);
    expect(content.stats.map(({ value }) => value)).toEqual(['20,000+', '20+', '95%']);
  });

  it('is not shown to visitors until it is published', async () => {
    await page();
    expect((await save({ headline: 'Learn to cook by the sea' })).status).toBe(200);
    expect((await page()).html).not.toContain('by the sea');
    const changes = (await api.get('/api/admin/site/changes')).body;
    expect(changes).toEqual([
      {
        kind: 'field',
        name: 'headline',
        before: 'Courses in AI, Data Science and Software Engineering',
        after: 'Learn to cook by the sea',
        warning: null,
      },
    ]);
    expect((await api.post(PUBLISH)).status).toBe(201);
    expect((await page()).html).toContain('Learn to cook by the sea');
    expect((await draft()).has_changes).toBe(false);
  });

  it('changes name and colors on every page, and the name in the API', async () => {
    await save({ name: 'Harbour & Co.', accent: '#005a9c', accentDark: '#7cc4ff' });
    await api.post(PUBLISH);
    for (const path of ['/', '/courses', '/events', '/admin/login', '/nowhere']) {
      const { html } = await page(path);
      expect(html).toContain('Harbour &amp; Co.');
    }
    expect((await page()).html).toContain('--accent:#005a9c');
    expect((await api.get('/api/site')).body).toMatchObject({ site_name: 'Harbour & Co.' });
    expect((await page('/feed.xml')).html).toContain('New courses at Harbour &amp; Co.');
  });

  it('refuses what the page could not show, and names the field', async () => {
    const errors = async (fields: object) => {
      const { status, body } = await save(fields);
      expect(status).toBe(400);
      return (body as unknown as { errors: { field: string; message: string }[] }).errors;
    };
    expect(await errors({ accent: '#ffdd00' })).toEqual([
      {
        field: 'accent',
        message: expect.stringMatching(
          /^#ffdd00 is hard to read in the light theme: its contrast is 1\.\d:1, and 4\.5:1 is required\. The nearest color that passes is #[0-9a-f]{6}$/,
        ) as string,
      },
    ]);
    expect(await errors({ accentDark: 'blue' })).toMatchObject([{ field: 'accentDark' }]);
    expect(
      await errors({ social: [{ label: 'X', address: 'javascript:alert(1)' }] }),
    ).toMatchObject([{ field: 'social.0.address' }]);
    expect(await errors({ social: [{ label: 'X', address: '//evil.example' }] })).toMatchObject([
      { field: 'social.0.address' },
    ]);
    expect(await errors({ logo: 'https://elsewhere.example/logo.png' })).toEqual([
      { field: 'logo', message: 'Logo must be an uploaded picture' },
    ]);
    expect(await errors({ currency: 'Euro' })).toMatchObject([{ field: 'currency' }]);
    expect(await errors({ locale: 'not a tag' })).toMatchObject([{ field: 'locale' }]);
    expect(await errors({ timeZone: 'Mars/Olympus' })).toMatchObject([{ field: 'timeZone' }]);
    const announcement = { text: 'Now', address: null, from: '2026-02-02T00:00:00Z' };
    expect(
      await errors({ announcement: { ...announcement, until: '2026-01-01T00:00:00Z' } }),
    ).toEqual([{ field: 'announcement.until', message: 'The end must be after the start' }]);
    expect((await draft()).has_changes).toBe(false);
  });

  it('is not overwritten by a second editor who has not seen it', async () => {
    const { etag } = await draft();
    expect((await save({ lead: 'First.' }, etag)).status).toBe(200);
    expect((await save({ lead: 'Second.' }, etag)).status).toBe(412);
    const current = await draft();
    expect(current.content.lead).toBe('First.');
    expect((await save({ lead: 'Second.' }, current.etag)).status).toBe(200);
  });

  it('is published once when two admins publish at the same time', async () => {
    await save({ lead: 'Only once.' });
    const { etag } = await draft();
    const publish = () => api.post(PUBLISH, undefined, { headers: { 'If-Match': etag } });
    const statuses = (await Promise.all([publish(), publish()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 409]);
    expect((await api.post(PUBLISH)).status).toBe(409);
  });

  it('can be discarded, and is none once it equals the published site', async () => {
    await save({ lead: 'To be discarded.' });
    expect((await api.delete(DRAFT)).status).toBe(204);
    expect((await draft()).has_changes).toBe(false);
    const { lead } = (await draft()).content;
    await save({ lead: 'And back.' });
    expect((await save({ lead })).body.has_changes).toBe(false);
  });

  it('restores an earlier version, which visitors see after publishing', async () => {
    await save({ headline: 'The first headline' });
    const first = (await api.post<SiteVersionDto>(PUBLISH)).body;
    await save({ headline: 'The second headline' });
    await api.post(PUBLISH);
    const restore = `/api/admin/site/versions/${first.id}/restore`;
    await save({ lead: 'A change.' });
    expect((await api.post(restore)).status).toBe(409);
    await api.delete(DRAFT);
    expect((await api.post<SiteDraftDto>(restore)).body.content.headline).toBe(
      'The first headline',
    );
    expect((await page()).html).toContain('The second headline');
    await api.post(PUBLISH);
    expect((await page()).html).toContain('The first headline');
    const versions = (await api.get<SiteVersionDto[]>('/api/admin/site/versions')).body;
    expect(versions).toHaveLength(3);
    expect(versions[2]).toEqual(first);
    for (const id of ['999999', '99999999999999999999', 'first']) {
      expect((await api.post(`/api/admin/site/versions/${id}/restore`)).status).toBe(404);
    }
  });

  it('has a preview under a signed address, which nothing stores or indexes', async () => {
    await save({ headline: 'Only in the preview' });
    const { address } = (await api.post<SitePreviewDto>('/api/admin/site/preview')).body;
    const path = new URL(address).pathname;
    const shown = await page(path);
    expect(shown.status).toBe(200);
    expect(shown.html).toContain('Only in the preview');
    expect(shown.html).toContain(`href="${path}/courses"`);
    expect(shown.headers.get('cache-control')).toBe('private, no-store');
    expect(shown.headers.get('x-robots-tag')).toBe('noindex');
    expect((await page(`${path}/courses`)).html).toContain('Preview of the draft');
    expect((await page()).html).not.toContain('Only in the preview');
    expect((await page(`${path.slice(0, -1)}g`)).status).toBe(404);
    expect((await page(path.replace(/\d{13}/, '1000000000000'))).status).toBe(404);
    expect((await page(`${path}/admin`)).status).toBe(404);
  });

  it('shows an announcement from its start to its end only', async () => {
    const show = async (from: string | null, until: string | null) => {
      await save({ announcement: { text: 'Spring is open', address: '/cohorts', from, until } });
      await api.post(PUBLISH);
      return (await page()).html.includes('Spring is open');
    };
    expect(await show(null, null)).toBe(true);
    expect(await show('2099-01-01T00:00:00Z', null)).toBe(false);
    expect(await show(null, '2020-01-01T00:00:00Z')).toBe(false);
    expect(await show('2020-01-01T00:00:00Z', '2099-01-01T00:00:00Z')).toBe(true);
  });

  it('is shown by another replica as soon as it is published', async () => {
    const replica = await createTestApp({ database: test.database, platform: test.sandbox });
    try {
      await fetch(`${replica.url}/`);
      await save({ headline: 'On all replicas' });
      await api.post(PUBLISH);
      await replica.app.get(ContentChangesService).caughtUp();
      expect(await (await fetch(`${replica.url}/`)).text()).toContain('On all replicas');
    } finally {
      await replica.close();
    }
  });
});
