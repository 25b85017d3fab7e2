import { createTestApp, type TestApp } from '../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../test/sign-in.js';
import { insertCourse } from '../catalogue/courses/course.factory.js';
import type { OfferingDetailDto, OfferingDto } from './dto/offering.dto.js';
import { insertOffering, insertRegistrations } from './offering.factory.js';
import { OfferingClock } from './offering-clock.service.js';

const PATH = '/api/offerings';

describe('offerings', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp({ env: { MAX_STALENESS: '0s' } });
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  afterEach(() => test.database.query('DELETE FROM offerings'));

  const list = async (query = '') => (await test.api.get<OfferingDto[]>(`${PATH}?${query}`)).body;
  const titles = async (query = '') => (await list(query)).map(({ title }) => title);
  const insert = (title: string, values: object = {}) =>
    insertOffering(test.database, { title, ...values });

  it('are listed without drafts: upcoming ones by start, past ones with the newest first', async () => {
    await insert('Draft', { status: 'draft' });
    await insert('Later', { start: 48, kind: 'meetup' });
    await insert('Cancelled', { start: 24, status: 'cancelled' });
    await insert('Running', { start: -0.5 });
    await insert('Old', { start: -48 });
    await insert('Newer', { start: -24, recording_url: 'https://videos.example.org/a' });
    await insert('Was cancelled', { start: -24, status: 'cancelled' });
    expect(await titles()).toEqual(['Running', 'Cancelled', 'Later']);
    expect(await titles('kind=meetup')).toEqual(['Later']);
    expect(await titles('limit=1')).toEqual(['Running']);
    expect(await list('when=past')).toMatchObject([
      { title: 'Newer', state: 'past', recordingUrl: 'https://videos.example.org/a' },
      { title: 'Old' },
    ]);
  });

  it('are filtered by the month of their own time zone, and by course', async () => {
    const course = await insertCourse(test.database);
    await insert('Auckland', {
      ...{ starts_at: '2032-02-29T12:00Z', ends_at: '2032-02-29T13:00Z', course_id: course },
      time_zone: 'Pacific/Auckland',
    });
    expect(await titles('month=2032-03')).toEqual(['Auckland']);
    expect(await titles('month=2032-02')).toEqual([]);
    expect(await titles(`course=${course}`)).toEqual(['Auckland']);
    expect(await titles('course=1')).toEqual([]);
    for (const query of ['month=2032-13', 'course=x', 'limit=101', 'kind=party', 'when=now'])
      expect(await test.api.get(`${PATH}?${query}`)).toMatchObject({ status: 400 });
  });

  it('say how many seats are left below five, and their state', async () => {
    const id = await insert('Seats', { seats: 6, min_participants: 2 });
    const stateOf = async () => (await test.api.get<OfferingDto>(`${PATH}/${id}`)).body;
    expect(await stateOf()).toMatchObject({ seatsLeft: null, state: 'tentative' });
    await insertRegistrations(test.database, id, 'confirmed', 'confirmed', 'offered');
    expect(await stateOf()).toMatchObject({ seatsLeft: 3, state: 'open' });
    await test.database.query(`UPDATE registrations SET status = 'waiting', offered_until = NULL
      WHERE status = 'offered'`);
    expect(await stateOf()).toMatchObject({ seatsLeft: 0, state: 'full' });
  });

  it('show text as HTML, the course while it is visible, and the link to nobody', async () => {
    const course = await insertCourse(test.database, { name: 'RAG' });
    const { user } = await signIn(test, 'staff');
    const id = await insert('Detail', {
      ...{ course_id: course, host_id: user.id, online_url: 'https://meet.example.org/secret' },
    });
    const open = () => test.api.get<OfferingDetailDto>(`${PATH}/${id}`);
    const { body } = await open();
    expect(body).toMatchObject({
      ...{ text: '<p>We <strong>build</strong>.</p>', isOnline: true, host: user.name },
      course: { id: String(course), title: 'RAG', slug: 'rag' },
      ...{ hasStarted: false, sessionCount: 1, offerHours: 24, questions: [] },
    });
    expect(JSON.stringify(body)).not.toContain('secret');
    await test.database.query(
      `UPDATE courses SET visibility_choice = false WHERE thinkific_id = $1`,
      [course],
    );
    expect((await open()).body.course).toBeNull();
    await test.database.query(`UPDATE users SET name = 'Amara' WHERE id = $1`, [user.id]);
    expect((await open()).body.host).toBe('Amara');
    expect((await list())[0]?.host).toBe('Amara');
  });

  it('are not found as drafts, unless a preview is signed for them', async () => {
    const id = await insert('Draft', { status: 'draft' });
    const other = await insert('Other', { status: 'draft' });
    for (const unknown of [id, '999', 'x', '0'])
      expect(await test.api.get(`${PATH}/${unknown}`)).toMatchObject({ status: 404 });
    const { body } = await admin.api.post<{ path: string }>(`/api/admin/offerings/${id}/preview`);
    expect(body.path).toMatch(new RegExp(`^/events/${id}/draft\\?preview=\\d+-[0-9a-f]+$`));
    const [, query] = body.path.split('?');
    const shown = await fetch(`${test.url}${PATH}/${id}?${query}`);
    expect(await shown.json()).toMatchObject({ title: 'Draft', state: 'open' });
    expect(shown.headers.get('cache-control')).toBe('private, no-store');
    expect(shown.headers.get('x-robots-tag')).toBe('noindex');
    expect(await test.api.get(`${PATH}/${other}?${query}`)).toMatchObject({ status: 404 });
    expect(await test.api.get(`${PATH}/${id}`)).toMatchObject({ status: 404 });
  });

  it('change with time, although no row changes', async () => {
    const id = await insert('Soon', { start: 0.0005 });
    const clock = test.app.get(OfferingClock);
    await clock.check();
    const stateOf = async () => (await test.api.get<OfferingDto>(`${PATH}/${id}`)).body.hasStarted;
    expect(await stateOf()).toBe(false);
    await test.database.query(`SELECT pg_sleep_until(starts_at) FROM offerings WHERE id = $1`, [
      id,
    ]);
    await clock.check();
    expect(await stateOf()).toBe(true);
  });
});
