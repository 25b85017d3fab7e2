import { failingPreview, failingSequence } from '../../test/sync-sequences/run-sequences.js';
import { World } from '../../test/sync-sequences/world.js';

const { LECTERN_SEQUENCES, LECTERN_SEED, LECTERN_PATH: path } = process.env;
const seed = Number(LECTERN_SEED ?? Date.now());
const sequences = Number(LECTERN_SEQUENCES ?? 200);
/** Milliseconds for each on the busiest of machines; quiet ones need a twentieth. */
const PATIENCE = 5_000;

describe('a sync, whatever happens', () => {
  let world: World;

  beforeAll(async () => {
    world = await World.start();
  });
  afterAll(() => world.close());

  it(
    'ends as on the platform, and leaves alone what is ours',
    async () => {
      const draw = { seed, numRuns: sequences, ...(path !== undefined && { path }) };
      expect(await failingSequence(world, draw)).toBeNull();
    },
    sequences * PATIENCE,
  );

  it(
    'writes what its preview has shown, and nothing else',
    async () => {
      expect(await failingPreview(world, { seed, numRuns: 100 })).toBeNull();
    },
    100 * PATIENCE,
  );
});
