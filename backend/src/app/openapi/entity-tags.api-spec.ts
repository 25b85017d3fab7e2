import type { ApiRequest } from '../../../test/api-client.js';
import { createTestApp, type TestApp } from '../../../test/create-test-app.js';
import { signIn, type SignedIn } from '../../../test/sign-in.js';
import { insertCourse } from '../../catalogue/courses/course.factory.js';
import { insertTestimonial } from '../../testimonials/testimonial.factory.js';

interface Versioned {
  etag: string;
}

describe('the tag of an answer', () => {
  let test: TestApp;
  let admin: SignedIn;

  beforeAll(async () => {
    test = await createTestApp();
    admin = await signIn(test, 'admin');
  });
  afterAll(() => test.close());

  /** Asks whether the answer is still the one of this tag. */
  const statusOf = async (path: string, tag: string | null) => {
    const headers = { Authorization: `Bearer ${admin.token}`, 'If-None-Match': tag ?? '' };
    return (await fetch(`${test.url}${path}`, { headers })).status;
  };

  const course = async () => `/api/admin/courses/${await insertCourse(test.database)}`;
  const testimonial = async () =>
    `/api/admin/testimonials/${await insertTestimonial(test.database, { status: 'pending' })}`;

  const CHANGES: [string, () => Promise<string>, (path: string) => Promise<unknown>][] = [
    ['hidden', course, (path) => admin.api.put(`${path}/visibility`, { is_visible: false })],
    ['overridden', course, (path) => admin.api.put(`${path}/override`, { title: 'Ours' })],
    [
      'renamed by the platform',
      course,
      (path) =>
        test.database.query('UPDATE courses SET name = $1 WHERE thinkific_id = $2', [
          'Renamed',
          path.split('/').at(-1),
        ]),
    ],
    ['hidden', testimonial, (path) => admin.api.put(`${path}/visibility`, { isVisible: false })],
    ['approved', testimonial, (path) => admin.api.put(`${path}/status`, { status: 'approved' })],
    ['edited', testimonial, (path) => admin.api.put(path, { company: 'Another' })],
  ];

  it.each(CHANGES)('changes when it is %s', async (_action, insert, change) => {
    const path = await insert();
    const tag = (await admin.api.get(path)).headers.get('etag');
    expect(tag).toMatch(/^"[^"]+"$/);
    expect(await statusOf(path, tag)).toBe(304);
    await change(path);
    expect(await statusOf(path, tag)).toBe(200);
    expect(await statusOf(path, (await admin.api.get(path)).headers.get('etag'))).toBe(304);
  });

  it.each([
    ['course', course, '/override', { title: 'Ours' }, { is_visible: false }],
    ['testimonial', testimonial, '', { company: 'Ours' }, { isVisible: false }],
  ])('of a %s is good for one save', async (_what, insert, at, body, visibility) => {
    const path = await insert();
    const save = (tag: string | null) =>
      admin.api.put<Versioned>(`${path}${at}`, body, { headers: { 'If-Match': tag ?? '' } });
    const old = (await admin.api.get(path)).headers.get('etag');
    const { headers } = await save(old);
    expect((await save(old)).status).toBe(412);
    await admin.api.put(`${path}/visibility`, visibility);
    expect((await save(headers.get('etag'))).status).toBe(412);
    expect((await save((await admin.api.get(path)).headers.get('etag'))).status).toBe(200);
  });

  it.each<[string, (path: string, request: ApiRequest) => Promise<{ status: number }>]>([
    ['deleted', (path, request) => admin.api.delete(path, request)],
    [
      'hidden',
      (path, request) => admin.api.put(`${path}/visibility`, { isVisible: false }, request),
    ],
  ])('keeps a testimonial that has changed from being %s', async (_action, change) => {
    const path = await testimonial();
    const read = async () => (await admin.api.get<Versioned>(path)).body;
    const statusWith = async ({ etag }: Versioned) =>
      (await change(path, { headers: { 'If-Match': etag } })).status;
    const pending = await read();
    await admin.api.put(`${path}/status`, { status: 'approved' });
    const approved = await read();
    expect(await statusWith(pending)).toBe(412);
    expect(await read()).toEqual(approved);
    expect(await statusWith(approved)).toBeLessThan(300);
  });
});
