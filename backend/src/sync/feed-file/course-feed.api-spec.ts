import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../test/sign-in.js';
import type { CourseDto } from '../../catalogue/courses/dto/course.dto.js';
import type { AdminCourseDto } from '../../catalogue/courses/dto/admin-course.dto.js';
import type { FeedFileDto } from '../dto/feed-file.dto.js';
import type { SyncResultDto, SyncRunDto } from '../dto/sync-run.dto.js';

const CSV = [
  'ID;Title;URL;Description;Price;Currency;Interval;Category;Curriculum;Position;On_sale;Lifetime_access',
  'rust-1;Rust from Scratch;https://school.example.org/rust;"<b>Own</b> it; borrow it";249;EUR;;Systems;Begin|Borrow;1;;',
  'club;The Club;https://school.example.org/club;;29.00;;month;;;2;yes;',
  'open;Open Lecture;https://school.example.org/open;;0;;;;;3;;no',
  'soon;Not Yet;https://school.example.org/soon;;;;;;;4;no;',
].join('\r\n');

describe('a course feed', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp({ env: { FEED_SOURCE: 'upload' } });
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  beforeEach(() => test.database.empty('courses', 'sync_runs', 'uploaded_feeds'));

  const upload = (content: string, name = 'courses.csv', api = admin.api) =>
    api.send<FeedFileDto>('PUT', `/api/admin/feed/file?name=${encodeURIComponent(name)}`, {
      body: content,
      headers: { 'Content-Type': 'text/csv' },
    });
  const sync = () => admin.api.post<SyncResultDto & { detail: string }>('/api/admin/feed/sync');
  const list = async () => (await test.api.get<CourseDto[]>('/api/courses')).body;

  it('is uploaded as CSV, and its courses are shown like all others', async () => {
    const { status, body } = await upload(CSV);
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'courses.csv', courses: 4 });
    expect((await sync()).body).toEqual({ synced_count: 4 });
    const [rust, club, open, ...others] = await list();
    expect(others).toEqual([]);
    expect(rust).toMatchObject({
      slug: 'rust-from-scratch',
      title: 'Rust from Scratch',
      category: 'Systems',
      curriculum: ['Begin', 'Borrow'],
      price: 249,
      paymentOptions: [{ type: 'one-time', amount: 249, currency: 'EUR' }],
      hasLifetimeAccess: true,
      offers: [{ platform: 'feed', price: 249, url: 'https://school.example.org/rust' }],
    });
    expect(rust?.description).toBe('Own it; borrow it');
    const interval = { unit: 'month', count: 1 };
    expect(club).toMatchObject({
      paymentOptions: [{ type: 'subscription', amount: 29, currency: 'USD', interval }],
      hasLifetimeAccess: false,
    });
    expect(open).toMatchObject({ paymentOptions: [{ type: 'free' }], hasLifetimeAccess: false });
  });

  it('gives its courses ids that no course of Thinkific has, and keeps them', async () => {
    await upload(CSV);
    await sync();
    const ids = (await list()).map(({ id }) => Number(id));
    expect(ids.every((id) => id >= 1e12)).toBe(true);
    await upload(CSV.replace('Rust from Scratch', 'Rust Again'));
    await sync();
    const [rust] = await list();
    expect(rust).toMatchObject({ id: String(ids[0]), title: 'Rust Again' });
  });

  it('leaves the courses of Thinkific alone, which may have the same id there', async () => {
    await admin.api.post('/api/admin/thinkific/sync');
    const of = (platform: string) =>
      test.database.query('SELECT * FROM courses WHERE platform = $1 ORDER BY 1', [platform]);
    const before = await of('thinkific');
    await upload('id,title,url\n2200451,Forks,https://school.example.org/forks');
    expect((await sync()).body).toEqual({ synced_count: 1 });
    expect(await of('thinkific')).toEqual(before);
    expect(await of('feed')).toHaveLength(1);
    expect((await admin.api.post('/api/admin/thinkific/sync')).status).toBe(200);
    expect(await of('thinkific')).toEqual(before);
    expect(await of('feed')).toMatchObject([{ removed_at: null }]);
  });

  it('may be JSON, as a list or as “courses”', async () => {
    const course = { id: 7, title: 'SQL', url: 'https://school.example.org/sql', price: 49.5 };
    await upload(JSON.stringify([course]), 'courses.json');
    await sync();
    await upload(JSON.stringify({ courses: [{ ...course, curriculum: ['Join', 'Window'] }] }));
    await sync();
    expect(await list()).toMatchObject([
      { title: 'SQL', price: 49.5, curriculum: ['Join', 'Window'] },
    ]);
  });

  it('stops only the courses that cannot be read, and says where and why', async () => {
    const rows = [
      'id,title,url,price',
      '1,Fine,https://school.example.org/1,10',
      '2,,https://school.example.org/2,10',
      '3,No Address,javascript:alert(1),10',
      '4,No Price,https://school.example.org/4,cheap',
      '1,Twice,https://school.example.org/5,10',
      ...Array.from({ length: 20 }, (_, n) => `f${n},Fine too,https://school.example.org/f${n},`),
    ];
    await upload(rows.join('\n'));
    expect((await sync()).body).toEqual({ synced_count: 24, problem_count: 4 });
    const [run] = (await admin.api.get<SyncRunDto[]>('/api/admin/sync-runs')).body;
    const { body } = await admin.api.get<object[]>(`/api/admin/sync-runs/${run?.id}/problems`);
    expect(body).toMatchObject([
      { course_id: '2', source: 'courses.csv, item 2', field: 'title', reason: 'expected a title' },
      { course_id: '3', field: 'url', reason: 'expected an http(s) address' },
      { course_id: '4', field: 'price', reason: 'expected an amount such as 49 or 49.50' },
      { course_id: null, field: 'id', reason: '“1” is used twice' },
    ]);
    expect(
      (await list()).map(({ title }) => title).filter((title) => title !== 'Fine too'),
    ).toEqual(['Fine']);
  });

  it.each([
    ['', /is empty/],
    ['<!doctype html><title>Sign in</title>', /a web page/],
    ['name,link\nRust,https://school.example.org', /at least “id”, “title” and “url”/],
    ['id,title,url\n1,"Rust,https://school.example.org', /quotation mark/],
    ['{"items": []}', /a list of courses/],
    ['[{"id": 1', /incomplete or wrong/],
  ])('is refused if it is none: %j', async (content, message) => {
    const { status, body } = await upload(content);
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'file', message: expect.stringMatching(message) as string }] },
    });
    const { body: latest } = await admin.api.get('/api/admin/feed/file');
    expect(latest).toEqual({ name: null, courses: 0, uploaded_at: null });
  });

  it('is read without characters that cannot be stored', async () => {
    const nul = { id: 'a\0', title: 'SQL\0', url: 'https://school.example.org/\0sql' };
    expect((await upload(`\0${JSON.stringify([nul])}`)).status).toBe(200);
    expect((await sync()).body).toEqual({ synced_count: 1 });
    expect(await list()).toMatchObject([{ title: 'SQL' }]);
  });

  it('is not uploaded by staff, and not synced before it is there', async () => {
    const staff = await signIn(test, 'staff');
    expect((await upload(CSV, 'courses.csv', staff.api)).status).toBe(403);
    const { status, body } = await sync();
    expect(status).toBe(502);
    expect(body.detail).toContain('No feed has been uploaded.');
  });

  it('is edited, previewed and undone as courses of other platforms', async () => {
    await upload(CSV);
    await sync();
    const [rust] = await list();
    const path = `/api/admin/courses/${rust?.id}`;
    const { body: before } = await admin.api.get<AdminCourseDto>(path);
    expect(before).toMatchObject({ platform: 'feed', thinkific_name: 'Rust from Scratch' });
    const saved = await admin.api.put(
      `${path}/override`,
      { title: 'Ours' },
      {
        headers: { 'If-Match': before.etag },
      },
    );
    expect(saved.status).toBe(200);
    await upload(CSV.replace('249', '199'));
    const { body: preview } = await admin.api.post<SyncRunDto>('/api/admin/feed/sync/preview');
    expect(preview).toMatchObject({ platform: 'feed', updated: 1 });
    await sync();
    expect((await list())[0]).toMatchObject({ title: 'Ours', price: 199 });
    const [run] = (await admin.api.get<SyncRunDto[]>('/api/admin/sync-runs')).body;
    expect((await admin.api.post(`/api/admin/sync-runs/${run?.id}/undo`, {})).status).toBe(200);
    expect((await list())[0]).toMatchObject({ title: 'Ours', price: 249 });
    const { body: history } = await admin.api.get<{ entries: { kind: string }[] }>(
      `${path}/history`,
    );
    expect(history.entries.map(({ kind }) => kind)).toEqual([
      'changed',
      'changed',
      'override',
      'added',
    ]);
  });

  it('brings 5,000 courses', async () => {
    const rows = Array.from(
      { length: 5_000 },
      (_, n) => `${n},Course ${n},https://school.example.org/${n},<p>About it.</p>,49,${n}`,
    );
    await upload(['id,title,url,description,price,position', ...rows].join('\n'));
    expect((await sync()).body).toEqual({ synced_count: 5_000 });
  });
});
