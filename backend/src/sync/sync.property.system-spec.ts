import { failingPreview, failingSequence } from '../../test/sync-sequences/run-sequences.js';
import { seedOfSources } from '../../test/seed.js';
import { World } from '../../test/sync-sequences/world.js';

const { LECTERN_SEQUENCES, LECTERN_PATH: path } = process.env;
const seed = seedOfSources();
const sequences = Number(LECTERN_SEQUENCES ?? 200);
/** Milliseconds for each on the busiest of machines; quiet ones need a twentieth. */
const PATIENCE = 5_000;
/** Side by side, but for a sequence that is played again. */
const WORLDS = path === undefined ? 3 : 1;

describe('a sync, whatever happens', () => {
  const worlds: World[] = [];

  beforeAll(async () => {
    while (worlds.length < WORLDS) worlds.push(await World.start());
  });
  afterAll(async () => {
    for (const world of worlds) await world.close();
  });

  it(
    'ends as on the platform, and leaves alone what is ours',
    async () => {
      const draw = { seed, numRuns: sequences, ...(path !== undefined && { path }) };
      expect(await failingSequence(worlds, draw)).toBeNull();
    },
    sequences * PATIENCE,
  );

  it(
    'writes what its preview has shown, and nothing else',
    async () => {
      expect(await failingPreview(worlds, { seed, numRuns: 100 })).toBeNull();
    },
    100 * PATIENCE,
  );
});
