import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { PROJECT_ROOT } from '../src/common/project-root.js';

const IMPORT = /\b(?:from|import)\s*\(?'(\.[^']+)'/g;

/** A file of another folder, by its path from the root. */
const NAMED =
  /(?<=['`/])(?:docker|docs|frontend|licenses|openapi|scripts|tools)\/[\w./-]+\.\w+(?=['`])/g;

const read = (path: string) => readFileSync(join(PROJECT_ROOT, path), 'utf8');

/** Paths that a source takes something from. */
const takenBy = (path: string) =>
  [...read(path).matchAll(IMPORT)].map(([, name = '']) => {
    const taken = join(dirname(path), name);
    return taken.endsWith('.json') ? taken : `${taken.replace(/\.[jt]s$/, '')}.ts`;
  });

const takenOfBackend = (path: string) =>
  takenBy(path).filter((taken) => taken.startsWith('backend/'));

/** What of these paths no input of a target counts with. */
function missedBy(project: string, target: string, paths: Iterable<string>) {
  const { targets } = JSON.parse(read(`${project}/project.json`)) as {
    targets: Record<string, { inputs: (string | object)[] }>;
  };
  const { namedInputs } = JSON.parse(read('nx.json')) as { namedInputs: Record<string, string[]> };
  const counted = (targets[target]?.inputs ?? [])
    .filter((input) => typeof input === 'string')
    .flatMap((input) => namedInputs[input] ?? input)
    .map((input) => input.replace('{workspaceRoot}/', ''));
  const isCounted = (path: string) =>
    counted.some((glob) => matchesGlob(path, glob)) &&
    !counted.some((glob) => glob.startsWith('!') && matchesGlob(path, glob.slice(1)));
  return [...paths].filter((path) => !isCounted(path));
}

describe('what the site is built of', () => {
  it('counts with all files of the backend that are in it, so that none is served as it was', () => {
    const sources = globSync('frontend/src/**/*.{ts,tsx}', { cwd: PROJECT_ROOT });
    const inIt = new Set(
      sources.filter((path) => !path.includes('.spec.')).flatMap(takenOfBackend),
    );
    for (const path of inIt) for (const taken of takenOfBackend(path)) inIt.add(taken);
    expect(inIt).toContain('backend/src/common/search/synonyms.ts');

    expect(missedBy('frontend', 'compile', inIt)).toEqual([]);
  });
});

describe('the lint of the backend', () => {
  it('counts with the files of others whose types it reads', () => {
    const sources = globSync('backend/{src,sandbox,bench,test}/**/*.{ts,mts}', {
      cwd: PROJECT_ROOT,
    });
    const taken = new Set(sources.flatMap(takenBy).filter((path) => !path.startsWith('backend/')));
    expect(taken).toContain('openapi/course-searches.json');
    expect(missedBy('backend', 'lint', taken)).toEqual([]);
  });
});

describe('the API tests', () => {
  it('count with the files of others that they read, so that none is passed as it was', () => {
    const sources = globSync('backend/{src,test}/**/*.api-spec.ts', { cwd: PROJECT_ROOT });
    const named = new Set(sources.flatMap((path) => read(path).match(NAMED) ?? []));
    expect(named).toContain('docs/operate.md');
    const taken = sources.flatMap(takenBy);
    expect(missedBy('backend', 'api-test', [...named, ...taken])).toEqual([]);
  });
});

describe('the browser smoke', () => {
  it('counts with the files of others that it reads, and with its browser', () => {
    const sources = globSync('frontend/e2e/**/*.ts', { cwd: PROJECT_ROOT });
    const tools = sources.flatMap((path) => [...read(path).matchAll(/loadTool<.*>\('(\w+)'\)/g)]);
    const locks = tools.map(([, name]) => `tools/${name}/package-lock.json`);
    expect(locks).toContain('tools/chromium/package-lock.json');
    expect(missedBy('frontend', 'smoke', [...sources.flatMap(takenBy), ...locks])).toEqual([]);
  });
});

describe('tests that need a program of the machine', () => {
  it.each([
    ['backend', 'promtool'],
    ['scripts', 'helm'],
    ['scripts', 'nginx'],
  ])('of %s are run once %s has come', (project, program) => {
    const { targets } = JSON.parse(read(`${project}/project.json`)) as {
      targets: { test: { inputs: (string | { runtime?: string })[] } };
    };
    const asked = targets.test.inputs.map((input) =>
      typeof input === 'string' ? '' : (input.runtime ?? ''),
    );
    expect(asked.some((command) => command.startsWith(`${program} `))).toBe(true);
  });
});
