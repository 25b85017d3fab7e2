import assert from 'node:assert/strict';
import type { SyncChangePageDto } from '../../src/sync/dto/sync-change.dto.js';
import type { SyncRunDto } from '../../src/sync/dto/sync-run.dto.js';
import type { PlatformAction } from './actions.js';
import { changedIds } from './check.js';
import { actOnPlatform, syncWell } from './play.js';
import type { World } from './world.js';

const RUNS = '/api/admin/sync-runs';
/** Known pictures of URLs that courses have had. */
const PICTURES = 'pictures';
const RECORDS = ['sync_runs', 'sync_changes', 'sync_problems'];
/** When the curriculum of each course was last read. */
const LOOKS = 'course_curricula';
/** Tables about users' requests and about processes, which change independently. */
const ASIDE = [
  'sessions',
  'changes',
  'change_positions',
  'hash_chain_state',
  'change_hashes',
  'replicas',
];

/** Checks with two catalogues that applying a preview changes exactly what it lists. */
export async function previewAndApply(
  world: World,
  [first = [], second = []]: PlatformAction[][],
): Promise<void> {
  const platform = first[0]?.at ?? 'thinkific';
  await world.reset();
  for (const action of first) await actOnPlatform(world, action);
  await syncWell(world, platform);
  for (const action of second) await actOnPlatform(world, action);
  const seen = await preview(world, platform);
  const path = `${RUNS}/${seen.id}/changes?limit=100`;
  const { body } = await world.api(1).get<SyncChangePageDto>(path);
  await checkApply(world, seen, body);
}

async function preview(world: World, platform: string): Promise<SyncRunDto> {
  // Otherwise the pictures of the first catalogue would be recorded in the background.
  await world.notePictures();
  const before = await digests(world, [...RECORDS, ...ASIDE]);
  const { body } = await world.api(0).post<SyncRunDto>(`/api/admin/${platform}/sync/preview`);
  assert.equal(body.status, 'previewed');
  assert.deepEqual(
    await digests(world, [...RECORDS, ...ASIDE]),
    before,
    'a preview writes nothing',
  );
  return body;
}

async function apply(world: World, { id }: SyncRunDto): Promise<void> {
  const { body } = await world.api(1).post<SyncRunDto>(`${RUNS}/${id}/apply`);
  assert.equal(body.status, 'succeeded');
  await world.look();
}

async function checkApply(
  world: World,
  run: SyncRunDto,
  { changes }: SyncChangePageDto,
): Promise<void> {
  const tables =
    run.platform === 'udemy' ? ['udemy_courses'] : ['courses', 'instructors', 'course_instructors'];
  const others = [...RECORDS, ...tables, PICTURES, LOOKS, ...ASIDE];
  const elsewhere = await digests(world, others);
  const before = world.last;
  await apply(world, run);
  const after = world.last;
  assert.deepEqual(await digests(world, others), elsewhere, 'nothing else is written');
  assert.deepEqual(
    changes.map(({ course_id: id }) => id).sort(),
    changedIds({ before, after }).sort(),
  );
  for (const { course_id: id, kind, fields } of changes) {
    const [was, is] = [before.courses.get(id), after.courses.get(id)];
    const isKnown = was !== undefined && !was.isRemoved;
    const isThere = is !== undefined && !is.isRemoved;
    const expected = isKnown ? (isThere ? 'changed' : 'removed') : was ? 'returned' : 'added';
    assert.equal(kind, expected, `what becomes of ${id}`);
    const listed = fields.length;
    assert.equal(listed, was && isThere ? countChanged(was.row, is.row) : 0, `fields of ${id}`);
  }
}

/** Descriptions count as one field with their plain text, and payment options with the price. */
function countChanged(before: string, after: string): number {
  const now = Object.entries(JSON.parse(after) as object);
  const then = new Map(Object.entries(JSON.parse(before) as object));
  return now.filter(
    ([field, value]) =>
      !['description_text', 'price'].includes(field) &&
      JSON.stringify(then.get(field)) !== JSON.stringify(value),
  ).length;
}

/** Returns digests of all rows of all other tables. */
async function digests(world: World, but: string[]): Promise<object> {
  const tables = await world.database.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables
     WHERE schemaname = 'public' AND tablename <> ALL ($1) ORDER BY tablename`,
    [but],
  );
  const each = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, md5(string_agg(t::text, ' ' ORDER BY t::text)) AS rows FROM "${name}" AS t`,
  );
  return world.database.query(`${each.join(' UNION ALL ')} ORDER BY name`);
}
