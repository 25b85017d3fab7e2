import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { PROJECT_ROOT } from '../src/project-root.js';

const IMPORT = /\b(?:from|import)\s*\(?'(\.[^']+)'/g;

const read = (path: string) => readFileSync(join(PROJECT_ROOT, path), 'utf8');

/** Paths of the backend that a source takes something from. */
const takenBy = (path: string) =>
  [...read(path).matchAll(IMPORT)]
    .map(([, name = '']) => `${join(dirname(path), name.replace(/\.[jt]s$/, ''))}.ts`)
    .filter((taken) => taken.startsWith('backend/'));

describe('what the site is built of', () => {
  it('counts with all files of the backend that are in it, so that none is served as it was', () => {
    const sources = globSync('frontend/src/**/*.{ts,tsx}', { cwd: PROJECT_ROOT });
    const inIt = new Set(sources.filter((path) => !path.includes('.spec.')).flatMap(takenBy));
    for (const path of inIt) for (const taken of takenBy(path)) inIt.add(taken);
    expect(inIt).toContain('backend/src/common/search/synonyms.ts');

    const { targets } = JSON.parse(read('frontend/project.json')) as {
      targets: { compile: { inputs: string[] } };
    };
    const counted = targets.compile.inputs.map((input) => input.replace('{workspaceRoot}/', ''));
    const missed = [...inIt].filter((path) => !counted.some((glob) => matchesGlob(path, glob)));
    expect(missed).toEqual([]);
  });
});
