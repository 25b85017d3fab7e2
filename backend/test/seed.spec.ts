import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedOfSources } from './seed.js';

describe('the seed of tests that draw their cases', () => {
  it('is a number also where the sources are no clone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'lectern-seed-'));
    expect(Number.isInteger(seedOfSources(folder))).toBe(true);
    await rm(folder, { recursive: true });
  });
});
