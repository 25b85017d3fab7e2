import { jest } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.js';
import { signIn } from '../../../../test/sign-in.js';
import { until } from '../../../../test/until.js';
import { ContentCacheService } from '../../../cache/content-cache.service.js';
import { ContentChangesService } from '../../../cache/content-changes.service.js';
import { insertCourse } from '../course.factory.js';
import { CoursesService } from '../courses.service.js';
import type { AdminCourseDto } from '../dto/admin-course.dto.js';
import type { CourseDto, CoursePartDto } from '../dto/course.dto.js';
import { CatalogueOutline } from './catalogue-outline.service.js';

describe('parts of the list of courses', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
    for (let number = 1; number <= 130; number += 1) {
      const position = number > 120 ? null : Math.ceil(number / 2);
      await insertCourse(test.database, { name: `Course ${number}`, position });
    }
  });
  afterAll(() => test.close());

  const whole = async () => (await test.api.get<CourseDto[]>('/api/courses')).body;

  async function ask(path: string) {
    const { status, body, headers } = await test.api.get<CoursePartDto[]>(path);
    expect(status).toBe(200);
    const link = headers.get('link') ?? '';
    return { courses: body, next: /^<([^>]+)>; rel="next"$/.exec(link)?.[1] };
  }

  async function follow(path: string) {
    const parts: CoursePartDto[][] = [];
    for (let next: string | undefined = path; next !== undefined;) {
      const part = await ask(next);
      parts.push(part.courses);
      next = part.next;
    }
    return parts;
  }

  it('lead through the whole list, in its order', async () => {
    const parts = await follow('/api/courses?limit=40');
    expect(parts.map(({ length }) => length)).toEqual([40, 40, 40, 10]);
    expect(parts.flat()).toEqual(await whole());
    expect((await test.api.get('/api/courses')).headers.get('link')).toBeNull();
    const halves = await follow('/api/courses?limit=65&fields=id');
    expect(halves.map(({ length }) => length)).toEqual([65, 65]);
  });

  it('have the fields that were asked for, of at most 100 courses', async () => {
    const parts = await follow('/api/courses?fields=title,id,title');
    expect(parts.map(({ length }) => length)).toEqual([100, 30]);
    const expected = (await whole()).map(({ id, title }) => ({ id, title }));
    expect(parts.flat()).toEqual(expected);
  });

  it.each([
    [
      'fields=id,colour',
      'fields',
      'Fields must be names of a course’s fields: “colour” is unknown',
    ],
    ['fields=', 'fields', 'Fields must be names of a course’s fields: “” is unknown'],
    [
      'fields=constructor',
      'fields',
      'Fields must be names of a course’s fields: “constructor” is unknown',
    ],
    ['fields=id&fields=title', 'fields', 'Fields must be given once, separated by commas'],
    ['limit=0', 'limit', 'Limit must be a whole number from 1 to 100'],
    ['limit=101', 'limit', 'Limit must be a whole number from 1 to 100'],
    ['limit=', 'limit', 'Limit must be a whole number from 1 to 100'],
    ['cursor=', 'cursor', 'Cursor is required'],
    ['cursor=!', 'cursor', 'Cursor must be from the Link header of a response'],
    ['cursor=MQ', 'cursor', 'Cursor must be from the Link header of a response'],
  ])('refuse %s and say why', async (query, field, message) => {
    const { status, body } = await test.api.get(`/api/courses?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ field, message }] });
  });

  it('are as many as there are, whatever cursors somebody makes up', async () => {
    const { next = '' } = await ask('/api/courses?limit=40&fields=id,title');
    const tagOf = async (path: string) => (await test.api.get(path)).headers.get('etag');
    const { position, id } = placeIn(next);
    const madeUp = cursorOf(`${position}.${id + 1}`);
    expect(await tagOf(`/api/courses?fields=title,id&cursor=${madeUp}&limit=040`)).toBe(
      await tagOf(next),
    );
    expect(await ask(`/api/courses?cursor=${cursorOf('.999999999')}`)).toEqual({
      courses: [],
      next: undefined,
    });
  });

  it('push nothing else out of memory', async () => {
    await whole();
    const { usage } = test.app.get(ContentCacheService);
    for (let limit = 1; limit <= 20; limit += 1) await ask(`/api/courses?limit=${limit}`);
    expect(test.app.get(ContentCacheService).usage).toEqual(usage);
  });

  it('are others once a part follows them', async () => {
    const { next = '' } = await ask('/api/courses?limit=100');
    const rest = await ask(next);
    const full = next.replace('limit=100', `limit=${rest.courses.length}`);
    const { headers } = await test.api.get(full);
    expect(headers.get('link')).toBeNull();
    await insertCourse(test.database, { position: null });
    const asked = { headers: { 'If-None-Match': headers.get('etag') ?? '' } };
    const { status, body, headers: now } = await test.api.get(full, asked);
    expect([status, body]).toEqual([200, rest.courses]);
    expect(now.get('link')).toMatch(/; rel="next"$/);
  });

  it('skip and repeat nothing when courses are added and removed', async () => {
    const before = await whole();
    const first = await ask('/api/courses?limit=40&fields=id');
    const seen = before.slice(0, 40).map(({ id }) => id);
    await insertCourse(test.database, { position: 0 });
    await test.database.query('DELETE FROM courses WHERE thinkific_id = ANY($1)', [
      [seen[3], seen[39], before[40]?.id],
    ]);
    const rest = await follow(first.next ?? '');
    expect(rest.flat().map(({ id }) => id)).toEqual(before.slice(41).map(({ id }) => id));
  });
});

describe('parts of a list that changes while they are made', () => {
  let test: TestApp;

  beforeEach(async () => {
    test = await createTestApp({ env: { MAX_STALENESS: '60m' } });
    for (let position = 1; position <= 110; position += 1) {
      await insertCourse(test.database, { position });
    }
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await test.close();
  });

  const ask = async (path: string) => {
    const response = await fetch(test.url + path);
    const courses = (await response.json()) as CoursePartDto[];
    const [, next = ''] = /^<([^>]+)>/.exec(response.headers.get('link') ?? '') ?? [];
    return { ids: courses.map(({ id }) => id), next };
  };

  const ids = async () =>
    (await test.api.get<CourseDto[]>('/api/courses')).body.map(({ id }) => id);

  it('lead from an old part to the one that follows it', async () => {
    const before = await ids();
    const removed = before[4];
    for (let times = 0; times < 2; times += 1) await ask('/api/courses?limit=60&fields=id');
    const reading = Promise.withResolvers<void>();
    const courses = test.app.get(CoursesService);
    const read = courses.listByIds.bind(courses);
    jest.spyOn(courses, 'listByIds').mockImplementation(async (asked) => {
      await reading.promise;
      return read(asked);
    });
    await test.database.query('DELETE FROM courses WHERE thinkific_id = $1', [removed]);
    const outline = test.app.get(CatalogueOutline);
    await until(async () => (await outline.list()).every(({ id }) => id !== removed));
    const old = await ask('/api/courses?limit=60&fields=id');
    reading.resolve();
    expect(old.ids).toEqual(before.slice(0, 60));
    const rest = await ask(old.next);
    expect([...old.ids, ...rest.ids].filter((id) => id !== removed)).toEqual(
      before.filter((id) => id !== removed),
    );
  });

  it('have every course, also those that another one moves', async () => {
    const before = await ids();
    const outline = test.app.get(CatalogueOutline);
    const list = outline.list.bind(outline);
    const looks = jest.spyOn(outline, 'list').mockImplementation(async () => {
      await insertCourse(test.database, { position: 0 });
      await test.app.get(ContentChangesService).caughtUp();
      return list();
    });
    const first = await ask('/api/courses?fields=id');
    looks.mockRestore();
    const rest = await ask(first.next);
    expect([...first.ids, ...rest.ids].slice(-before.length)).toEqual(before);
  });
});

describe('parts of the list of thousands of courses', () => {
  let test: TestApp;

  beforeEach(async () => {
    test = await createTestApp();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await test.close();
  });

  /** With texts as long as real ones; each has its number for its place. */
  async function insertMany(count: number) {
    await test.database.query(
      `INSERT INTO courses (thinkific_id, platform_id, name, description_text, image_url, price, enroll_url, position, on_sale)
       SELECT number, number::text, 'Course', repeat('word ', 400), '', 1, 'https://school.example.org', number, true
       FROM generate_series(1, $1::int) number`,
      [count],
    );
    await test.app.get(ContentChangesService).caughtUp();
  }

  it('are read from the database once, whichever fields are asked for', async () => {
    await insertMany(5_000);
    const walk = async (fields: string) => {
      let count = 0;
      for (let place = 0; place < 5_000; place += 100) {
        const path = `/api/courses?fields=${fields}&cursor=${cursorOf(`${place}.${place}`)}`;
        count += (await test.api.get<CoursePartDto[]>(path)).body.length;
      }
      return count;
    };
    expect(await walk('id')).toBe(5_000);
    const reads = jest.spyOn(test.app.get(CoursesService), 'listByIds');
    expect(await walk('title')).toBe(5_000);
    expect(reads).not.toHaveBeenCalled();
  });

  it('are read once for all who wait, and show what has changed before their turn', async () => {
    await insertMany(200);
    const outline = test.app.get(CatalogueOutline);
    const list = outline.list.bind(outline);
    let looks = 0;
    jest.spyOn(outline, 'list').mockImplementation(async () => {
      const courses = await list();
      looks += 1;
      return courses;
    });
    let hasRead = false;
    const released = Promise.withResolvers<void>();
    const courses = test.app.get(CoursesService);
    const read = courses.listByIds.bind(courses);
    const reads = jest.spyOn(courses, 'listByIds').mockImplementation(async (asked) => {
      const found = await read(asked);
      hasRead = true;
      await released.promise;
      return found;
    });
    const titleOf = async (id: number) => {
      const path = `/api/courses?limit=1&fields=title&cursor=${cursorOf(`${id - 1}.${id - 1}`)}`;
      return (await test.api.get<CoursePartDto[]>(path)).body[0]?.title;
    };
    const old = titleOf(1);
    await until(() => hasRead);
    const asked: Promise<string | undefined>[] = [];
    for (const name of ['One', 'Two', 'Three']) {
      await test.database.query('UPDATE courses SET name = $1', [name]);
      asked.push(titleOf(1), titleOf(101));
      // Each looks where the part begins, and then which courses it has.
      await until(() => looks === 3 + asked.length * 2);
    }
    released.resolve();
    expect(await old).toBe('Course');
    expect(await Promise.all(asked)).toEqual(Array(6).fill('Three'));
    expect(reads).toHaveBeenCalledTimes(3);
  });

  it('come whole a few hundred at a time, but of one moment', async () => {
    await insertMany(1_200);
    const courses = test.app.get(CoursesService);
    const read = courses.listByIds.bind(courses);
    const reads = jest.spyOn(courses, 'listByIds').mockImplementation(async (ids, manager) => {
      const found = await read(ids, manager);
      await test.database.query(`UPDATE courses SET name = 'Changed'`);
      return found;
    });
    const { body } = await test.api.get<CourseDto[]>('/api/courses');
    expect(reads).toHaveBeenCalledTimes(3);
    expect(new Set(body.map(({ title }) => title))).toEqual(new Set(['Course']));
    const inOrder = Array.from({ length: 1_200 }, (_, place) => String(place + 1));
    expect(body.map(({ id }) => id)).toEqual(inOrder);

    const { api } = await signIn(test, 'admin');
    const { body: cards } = await api.get<AdminCourseDto[]>('/api/admin/courses');
    expect(cards.map((card) => String(card.thinkific_id))).toEqual(inOrder);
  });
});

function placeIn(address: string) {
  const cursor = new URL(address, 'http://site').searchParams.get('cursor') ?? '';
  const [position = '', id] = Buffer.from(cursor, 'base64url').toString().split('.');
  return { position, id: Number(id) };
}

const cursorOf = (text: string) => Buffer.from(text).toString('base64url');
