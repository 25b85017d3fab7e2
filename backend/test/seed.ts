import { execFileSync } from 'node:child_process';

/**
 * What tests that draw their cases draw from: `LECTERN_SEED`, else a number of the sources as they are committed. Each
 * change has cases of its own, and the same commit always the same.
 */
export function seedOfSources(): number {
  const { LECTERN_SEED } = process.env;
  if (LECTERN_SEED) return Number(LECTERN_SEED);
  const tree = execFileSync('git', ['rev-parse', '--short=7', 'HEAD^{tree}'], { encoding: 'utf8' });
  return Number.parseInt(tree.slice(0, 7), 16);
}
