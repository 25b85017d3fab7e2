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

  it('says which token or function Moodle refuses, with the status 200', async () => {
    const { url } = test.sandbox.moodle;
    const platform = new MoodlePlatform(
      { url, token: 'mistyped' },
      { readCategories: () => Promise.resolve(DEFAULT_CONTENT.categories) },
    );
    const replica = await test.addReplica({ platforms: [platform] });
    const failure: unknown = await replica.sync
      .run('moodle', 'admin')
      .catch((error: unknown) => error);
    expect(String(failure)).toContain('Invalid token - token not found. Check MOODLE_TOKEN');
    expect(String(failure)).not.toContain('mistyped. ');
  });
});
