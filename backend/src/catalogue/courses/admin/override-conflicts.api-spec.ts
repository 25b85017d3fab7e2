import { createTestApp, type TestApp } from '../../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../../test/sign-in.js';
import { insertCourse } from '../course.factory.js';
import type { AdminCourseDto } from '../dto/admin-course.dto.js';

describe('two admins at one override', () => {
  let test: TestApp;
  let admin: SignedIn;
  let id: number;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    id = await insertCourse(test.database, { name: 'Theirs' });
  });

  const path = () => `/api/admin/courses/${id}`;
  const read = () => admin.api.get<AdminCourseDto>(path());
  const given = (ifMatch?: string): Record<string, string> =>
    ifMatch === undefined ? {} : { 'If-Match': ifMatch };

  const save = (title: string | null, ifMatch?: string) =>
    admin.api.put<AdminCourseDto>(`${path()}/override`, { title }, { headers: given(ifMatch) });

  const remove = (ifMatch?: string) =>
    admin.api.delete(`${path()}/override`, { headers: given(ifMatch) });

  it('each version has a tag of its own, in body and list', async () => {
    const tags = [(await read()).body.etag];
    for (const title of ['One', 'Two', 'Two', null]) {
      const { headers, body } = await save(title);
      expect(await read()).toMatchObject({ body: { etag: body.etag } });
      expect((await read()).headers.get('etag')).toBe(headers.get('etag'));
      tags.push(body.etag);
    }
    await save('One');
    await remove();
    const { body } = await read();
    expect(new Set([...tags, body.etag]).size).toBe(6);
    expect(body.etag).toMatch(/^"[^"]+"$/);
    const list = await admin.api.get<AdminCourseDto[]>('/api/admin/courses');
    expect(list.body.find(({ thinkific_id }) => thinkific_id === id)?.etag).toBe(body.etag);
  });

  it('a save over somebody else’s newer one is refused and changes nothing', async () => {
    const { etag } = (await read()).body;
    expect((await save('First', etag)).status).toBe(200);
    const { status, headers, body } = await save('Second', etag);
    expect(status).toBe(412);
    expect(headers.get('content-type')).toContain('application/problem+json');
    expect(body).toMatchObject({
      title: 'Precondition Failed',
      detail: expect.stringContaining('Somebody else has saved') as string,
    });
    const now = (await read()).body;
    expect(now.display_title).toBe('First');
    expect((await save('Second', now.etag)).body.display_title).toBe('Second');
  });

  it('so is one over a removal, even when a new override looks the same', async () => {
    const { etag } = (await save('One')).body;
    await remove();
    expect((await save('Two', etag)).status).toBe(412);
    await save('One');
    expect((await save('Two', etag)).status).toBe(412);
    expect((await read()).body.display_title).toBe('One');
  });

  it('so is a removal', async () => {
    const { etag } = (await save('One')).body;
    const newer = (await save('Two')).body.etag;
    expect((await remove(etag)).status).toBe(412);
    expect((await read()).body.display_title).toBe('Two');
    expect((await remove(newer)).status).toBe(204);
    expect((await read()).body.display_title).toBe('Theirs');
  });

  it('without If-Match, or with *, the last one wins', async () => {
    await save('First');
    expect((await save('Second')).body.display_title).toBe('Second');
    expect((await save('Third', '*')).body.display_title).toBe('Third');
    expect((await remove('*')).status).toBe(204);
  });

  it('visibility, keeping and a removal of nothing leave the version as it is', async () => {
    const { etag } = (await save('One')).body;
    await admin.api.put(`${path()}/visibility`, { is_visible: false });
    await admin.api.post(`${path()}/override/keep`, { fields: ['title'] });
    expect((await save(null, etag)).status).toBe(200);
    const without = (await read()).body.etag;
    await remove();
    expect((await read()).body.etag).toBe(without);
  });

  it('an unknown course is 404, whatever is expected of it', async () => {
    const { status } = await admin.api.put(
      '/api/admin/courses/4711/override',
      { title: 'x' },
      { headers: given('"9"') },
    );
    expect(status).toBe(404);
  });

  it('bad input is 400, whatever is expected of the course', async () => {
    const { status } = await admin.api.put(
      `${path()}/override`,
      { price: -1 },
      { headers: given('"9"') },
    );
    expect(status).toBe(400);
  });

  // In the first rounds the connections are still being opened, so that few saves meet.
  it.each([1, 2, 3, 4, 5])(
    'of many that save at once over one version, one wins (%i)',
    async () => {
      const { etag } = (await read()).body;
      const titles = Array.from({ length: 20 }, (_, index) => `Title ${index}`);
      const answers = await Promise.all(titles.map((title) => save(title, etag)));
      const winners = answers.filter(({ status }) => status === 200);
      expect(winners.length).toBe(1);
      expect(answers.filter(({ status }) => status === 412).length).toBe(19);
      expect((await read()).body).toEqual(winners[0]?.body);
    },
  );

  it('many that save and remove at once without a condition all succeed', async () => {
    const { etag } = (await read()).body;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 4 === 3 ? remove() : save(`T ${index}`))),
    );
    expect(answers.every(({ status }) => status === 200 || status === 204)).toBe(true);
    expect((await save('Last', etag)).status).toBe(412);
  });
});
