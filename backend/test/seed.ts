import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';

/**
 * Returns the seed of property tests: `LECTERN_SEED`, else a number derived from the committed sources, so that each
 * commit has its own reproducible cases. Without git, it is random.
 */
export function seedOfSources(folder = '.'): number {
  const { LECTERN_SEED } = process.env;
  if (LECTERN_SEED) return Number(LECTERN_SEED);
  const git = spawnSync('git', ['rev-parse', '--short=7', 'HEAD^{tree}'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return git.status === 0 ? Number.parseInt(git.stdout.slice(0, 7), 16) : randomInt(2 ** 28);
}
