import addresses from '../../../../../openapi/web-addresses.json' with { type: 'json' };
import { createTestApp, type TestApp } from '../../../../test/create-test-app.js';
import { type SignedIn, signIn } from '../../../../test/sign-in.js';
import { insertCourse } from '../course.factory.js';
import type { AdminCourseDto } from '../dto/admin-course.dto.js';
import type { CourseDto } from '../dto/course.dto.js';

const ALL = {
  title: 'Ours',
  description: 'Our words.\n\nMore of them.',
  category: 'Data',
  level: 'Advanced',
  duration: '10 weeks',
  format: 'Cohort',
  price: 199,
  imageUrl: 'https://example.org/ours.png',
  curriculum: ['Only'],
  outcomes: ['Know it', 'Do it'],
};

describe('the override of a course', () => {
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
  afterEach(() => test.database.query('DELETE FROM courses'));

  const path = () => `/api/admin/courses/${id}/override`;
  const save = (body: unknown) => admin.api.put<AdminCourseDto>(path(), body);
  const shown = async () => (await test.api.get<CourseDto>(`/api/courses/${id}`)).body;

  const stored = async () => {
    const [row] = await test.database.query<Record<string, unknown>>(
      'SELECT * FROM course_overrides WHERE thinkific_id = $1',
      [id],
    );
    return row;
  };

  it('takes every field, and the public site shows them at once', async () => {
    const answer = await save(ALL);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      thinkific_name: 'Theirs',
      display_title: 'Ours',
      display_description: ALL.description,
      display_category: 'Data',
      display_level: 'Advanced',
      display_duration: '10 weeks',
      display_format: 'Cohort',
      display_price: 199,
      display_image_url: 'https://example.org/ours.png',
      display_curriculum: ['Only'],
      display_outcomes: ['Know it', 'Do it'],
      platform_changes: [],
    });
    const { imageUrl, ...rest } = ALL;
    expect(await stored()).toMatchObject({ ...rest, image_url: imageUrl });
    expect(await shown()).toMatchObject(ALL);
  });

  it('remembers the platform’s value of each field that it overrides', async () => {
    await save(ALL);
    expect(await stored()).toMatchObject({
      base: {
        title: 'Theirs',
        description: 'First.\n\nSecond.',
        category: 'AI',
        duration: '6 weeks',
        price: 49.5,
        imageUrl: `https://cdn.example.org/${id}.svg`,
        curriculum: ['One', 'Two'],
      },
    });
    await save({ level: 'Beginner', category: 'Data' });
    expect((await stored())?.['base']).toEqual({ category: 'AI' });
  });

  it('is replaced as a whole', async () => {
    await save(ALL);
    const { body } = await save({ level: 'Beginner' });
    expect(body).toMatchObject({
      display_title: 'Theirs',
      display_description: null,
      display_level: 'Beginner',
      display_price: null,
      display_curriculum: null,
      display_outcomes: null,
    });
    expect(await stored()).toMatchObject({ title: null, level: 'Beginner', outcomes: null });
    expect(await shown()).toMatchObject({
      title: 'Theirs',
      price: 49.5,
      curriculum: ['One', 'Two'],
    });
  });

  it('trims texts and drops blank lines of lists', async () => {
    await save({
      title: '  Ours ',
      level: '\tAdvanced\n',
      imageUrl: ' https://example.org/a.png ',
      curriculum: [' One ', '', '  ', '\u200b', 'Two\nThree\r\n\r\nFour'],
    });
    expect(await stored()).toMatchObject({
      title: 'Ours',
      level: 'Advanced',
      image_url: 'https://example.org/a.png',
      curriculum: ['One', 'Two', 'Three', 'Four'],
    });
  });

  it.each([
    ['null', null],
    ['""', ''],
  ])('takes %s in any field as not overridden, and keeps no row', async (_name, empty) => {
    await save(ALL);
    const { status, body } = await save(
      Object.fromEntries(Object.keys(ALL).map((field) => [field, empty])),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ display_title: 'Theirs', display_price: null });
    expect(await stored()).toBeUndefined();
  });

  it.each([
    {},
    { curriculum: [], outcomes: [] },
    { curriculum: ['', ' \n '], description: ' \n ', title: ' ' },
    { curriculum: ['\u2800'], level: '\u00ad', title: '\u200b\u3164' },
    { description: '<script>alert(1)</script>' },
    { title: 'Theirs' },
    { title: ' Theirs ' },
  ])('keeps no row for %j', async (body) => {
    await save({ price: 0 });
    expect(await stored()).toMatchObject({ price: 0 });
    expect((await save(body)).status).toBe(200);
    expect(await stored()).toBeUndefined();
  });

  it('does not take the platform’s own name for a title', async () => {
    await save({ title: 'Theirs', level: 'Advanced' });
    expect(await stored()).toMatchObject({ title: null, level: 'Advanced', base: {} });
    await save({ title: 'theirs' });
    expect(await stored()).toMatchObject({ title: 'theirs' });
  });

  it('may be made for a removed course, for when it comes back', async () => {
    await test.database.query('UPDATE courses SET removed_at = now()');
    expect((await save({ title: 'Ours' })).body).toMatchObject({ display_title: 'Ours' });
  });

  describe('description', () => {
    it.each([
      ['One\ntwo\n\nthree', 'One\ntwo\n\nthree', 'One\ntwo\n\nthree'],
      [
        '<p>One</p><p>two &amp; three</p>',
        '<p>One</p><p>two &amp; three</p>',
        'One\n\ntwo & three',
      ],
      ['3 < 4 & 5 > 4', '3 < 4 & 5 > 4', '3 < 4 & 5 > 4'],
      ...[
        'if a < b and b <c',
        'List<String>',
        'Map<String, List<Integer>> in Java',
        '#include <stdio.h>\n#include <time.h>\n\nint main',
        'Pick <section>, <p> or <a>',
        'Begin with <p>, end with </div>',
        'vector<a> x; a<b',
        'Write &lt; and &amp; for < and &',
        'for (;;) {\n  x <<= 1;\n}',
        'a <!-- not a comment',
      ].map((text): [string, string, string] => [text, text, text]),
      [
        '<p>A List<String> of <b>x</b></p>',
        '<p>A List&lt;String&gt; of <b>x</b></p>',
        'A List<String> of x',
      ],
      ['<b>One</b>\n\ntwo', '<p><b>One</b></p>\n<p>two</p>', 'One\n\ntwo'],
      ['One\vtwo', 'One\ntwo', 'One\ntwo'],
      [
        '<dl>\n<dt>Git</dt>\n<dd>Commits</dd>\n</dl>',
        '<div>\n<div>Git</div>\n<div>Commits</div>\n</div>',
        'Git\n\nCommits',
      ],
      ['<p onclick="x()">One<script>x()</script></p>', '<p>One</p>', 'One'],
      ['One<img src=x onerror=alert(1)>', '<p>One</p>', 'One'],
      [
        '<a href="javascript:x()">One</a>',
        '<p><a rel="noopener noreferrer nofollow">One</a></p>',
        'One',
      ],
    ])('%j', async (typed, kept, text) => {
      expect((await save({ description: typed })).body.display_description).toBe(kept);
      expect((await shown()).description).toBe(text);
      expect((await admin.api.get(`/api/admin/courses/${id}`)).body).toMatchObject({
        display_description_text: text,
      });
      expect((await save({ description: kept })).body.display_description).toBe(kept);
      expect((await shown()).description).toBe(text);
    });

    it('may not stand more than 250 times within itself', async () => {
      const nested = (times: number) => `${'<div>'.repeat(times)}Deep</div>`;
      expect((await save({ description: nested(250) })).status).toBe(200);
      const { status, body } = await save({ description: nested(251) });
      expect(status).toBe(400);
      expect(body).toMatchObject({
        errors: [{ field: 'description', message: 'nests elements more than 250 levels deep' }],
      });
    });

    it('may not outgrow its limit by being sanitised', async () => {
      const link = '<a href="https://a.example">x</a>';
      const { status, body } = await save({ description: link.repeat(300) });
      expect(status).toBe(400);
      expect(body).toMatchObject({ errors: [{ field: 'description' }] });
      expect(await stored()).toBeUndefined();
    });
  });

  const long = (length: number) => 'x'.repeat(length);
  const url = (length: number) => `https://example.org/${long(length - 20)}`;
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `Line ${index}`);

  it.each([
    ['title', long(500), long(501), 'Title is too long'],
    ['description', long(10_000), long(10_001), 'Description must be at most 10000 characters'],
    ['category', long(255), long(256), 'Category must be at most 255 characters'],
    ['level', long(255), long(256), 'Level must be at most 255 characters'],
    ['duration', long(255), long(256), 'Duration must be at most 255 characters'],
    ['format', long(255), long(256), 'Format must be at most 255 characters'],
    ['price', 0, -1, 'Price must be a whole number from 0 to 1000000'],
    ['price', 1_000_000, 1_000_001, 'Price must be a whole number from 0 to 1000000'],
    ['imageUrl', url(2048), url(2049), 'Image URL must be at most 2048 characters'],
    ['curriculum', lines(200), lines(201), 'Curriculum must have at most 200 lines'],
    ['curriculum', [long(500)], [long(501)], /at most 500 characters per line/],
    ['outcomes', lines(200), lines(201), 'Outcomes must have at most 200 lines'],
    ['outcomes', [long(500)], ['x', long(501)], /at most 500 characters per line/],
    ['title', '😀'.repeat(500), '😀'.repeat(501), 'Title is too long'],
    ['description', '😀'.repeat(10_000), '😀'.repeat(10_001), /at most 10000/],
  ])('holds %s to its limit', async (field, longest, tooLong, message) => {
    expect((await save({ [field]: longest })).status).toBe(200);
    const before = await stored();
    const { status, body } = await save({ [field]: tooLong });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ field }] });
    expect(JSON.stringify(body)).toMatch(message);
    expect(await stored()).toEqual(before);
  });

  it.each<[string, unknown]>([
    ['title', 7],
    ['title', ['x']],
    ['description', { html: 'x' }],
    ['category', true],
    ['price', '199'],
    ['price', 199.5],
    ['price', true],
    ['price', []],
    ...addresses.refused.map((address): [string, unknown] => ['imageUrl', address]),
    ['curriculum', 'One'],
    ['curriculum', [1]],
    ['curriculum', ['One', null]],
    ['outcomes', { 0: 'One' }],
    ['is_visible', true],
    ['display_title', 'Ours'],
    ['title', 'NUL\u0000'],
    ['title', 'half a pair \ud83d'],
  ])('refuses %s %j', async (field, value) => {
    const { status, body } = await save({ [field]: value });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ field }] });
    expect(await stored()).toBeUndefined();
  });

  it('refuses a NUL within a list, and what is no object', async () => {
    expect((await save({ curriculum: ['a\u0000'] })).status).toBe(400);
    expect((await save([])).status).toBe(400);
    expect((await save('{"title":')).status).toBe(400);
    expect(await stored()).toBeUndefined();
  });

  it('names the password that an image address must not have', async () => {
    const { body } = await save({ imageUrl: 'https://maria:secret@example.org/a.png' });
    expect(body).toMatchObject({
      errors: [{ field: 'imageUrl', message: 'Image URL must not contain a username or password' }],
    });
  });

  it.each(addresses.taken)('takes the image %s', async (imageUrl) => {
    expect((await save({ imageUrl })).body.display_image_url).toBe(imageUrl);
    expect((await shown()).imageUrl).toBe(imageUrl);
  });

  it('is gone at once when it is deleted, and deleting it again is no error', async () => {
    await save(ALL);
    for (const _time of [1, 2]) {
      const { status, body } = await admin.api.delete(path());
      expect(status).toBe(204);
      expect(body).toBeNull();
      expect(await stored()).toBeUndefined();
      expect(await shown()).toMatchObject({ title: 'Theirs', outcomes: [] });
    }
  });

  it('is no business of other courses', async () => {
    const other = await insertCourse(test.database);
    await save(ALL);
    await admin.api.delete(`/api/admin/courses/${other}/override`);
    expect(await stored()).toMatchObject({ title: 'Ours' });
  });
});
