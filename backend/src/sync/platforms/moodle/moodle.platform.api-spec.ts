import { DEFAULT_CONTENT } from '../../../site-content/default-content.js';
import { createSyncTest, type SyncTest } from '../../sync.factory.js';
import { MoodlePlatform } from './moodle.platform.js';

const ID = 11;

describe('MoodlePlatform', () => {
  let test: SyncTest;

  beforeAll(async () => {
    test = await createSyncTest();
    await sync();
  });
  afterAll(() => test.close());

  const sync = () => test.sync.run('moodle', 'admin');
  const change = (changes: object) => test.controlOf('moodle')('PATCH', `/courses/${ID}`, changes);
  const course = async () => {
    const sql = `SELECT * FROM courses WHERE platform = 'moodle' AND platform_id = $1`;
    const [row] = await test.database.query<Record<string, unknown>>(sql, [String(ID)]);
    return row;
  };

  it('reads what the site shows of a course, and leaves out its front page', async () => {
    expect(await course()).toMatchObject({
      name: 'Seminar 0001',
      description_text: 'What seminar 0001 is about.',
      image_url: 'https://moodle.example.org/pluginfile.php/0/course/overviewfiles/cover.jpg',
      price: null,
      enroll_url: `${test.sandbox.moodle.url}/enrol/index.php?id=${ID}`,
      has_lifetime_access: true,
      on_sale: true,
      curriculum: ['Prepare', 'Practice 0001'],
    });
    const sql = `SELECT FROM courses WHERE platform = 'moodle' AND platform_id = '1'`;
    expect(await test.database.query(sql)).toEqual([]);
  });

  it.each([
    ['hidden', { visible: 0 }, { on_sale: false }],
    ['over', { enddate: 1_000_000_000 }, { on_sale: false, has_lifetime_access: false }],
    ['about to end', { enddate: 4_000_000_000 }, { on_sale: true, has_lifetime_access: false }],
    ['without what an older site leaves out', { visible: null, enddate: null }, { on_sale: true }],
  ])('knows a course that is %s', async (_what, changes, expected) => {
    await change({ visible: 1, enddate: 0, ...changes });
    await sync();
    expect(await course()).toMatchObject(expected);
  });

  describe('whose contents cannot be read', () => {
    const contents = [{ name: 'Only week', modules: [{ name: 'Lecture', modname: 'page' }] }];
    const problems = async (id: number) => test.runs.problems(id);

    beforeAll(async () => {
      await change({ contents });
      await sync();
    });
    afterEach(() => test.controlOf('moodle')('DELETE', '/faults'));

    it('keeps the known curriculum when the user may not see the course, and says so', async () => {
      await change({ contents: null, displayname: 'Still Synced' });
      const { id, status, problems: count } = await sync();
      expect({ status, count }).toEqual({ status: 'partial', count: 1 });
      expect(await course()).toMatchObject({ curriculum: ['Lecture'], name: 'Still Synced' });
      expect(await problems(id)).toMatchObject([
        {
          course_id: null,
          source: `GET /webservice/rest/server.php (core_course_get_contents), course ${ID}`,
          field: 'curriculum',
          reason: expect.stringMatching(/^refused: You cannot execute functions/) as string,
        },
      ]);
    });

    it('keeps all when the service lacks the function, and says it once', async () => {
      const body = { errorcode: 'accessexception', message: 'Access control exception' };
      const fault = { kind: 'wrong-shape', body, path: 'core_course_get_contents$' };
      await test.controlOf('moodle')('PUT', '/faults', fault);
      const { id, status, requests } = await sync();
      expect(status).toBe('partial');
      expect(requests).toBeLessThanOrEqual(5);
      expect(await course()).toMatchObject({ curriculum: ['Lecture'] });
      expect(await problems(id)).toMatchObject([
        { field: 'curriculum', reason: expect.stringContaining('lacks this function') as string },
      ]);
    });
  });

  it('says which token or function Moodle refuses, with the status 200', async () => {
    const { url } = test.sandbox.moodle;
    const platform = new MoodlePlatform(
      { url, token: 'mistyped' },
      {
        readCategories: () => Promise.resolve(DEFAULT_CONTENT.categories),
        readKnownCurricula: () => Promise.resolve(new Map()),
      },
    );
    const replica = await test.addReplica({ platforms: [platform] });
    const failure: unknown = await replica.sync
      .run('moodle', 'admin')
      .catch((error: unknown) => error);
    expect(String(failure)).toContain('Invalid token - token not found. Check MOODLE_TOKEN');
    expect(String(failure)).not.toContain('mistyped. ');
  });
});
