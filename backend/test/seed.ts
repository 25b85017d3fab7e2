import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';

/**
 * What tests that draw their cases draw from: `LECTERN_SEED`, else a number of the sources as they are committed. Each
 * change has cases of its own, and the same commit always the same. Without git each run has its own.
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
