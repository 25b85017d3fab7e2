import { execFile, spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

export const root = join(import.meta.dirname, '../..');
const BACKEND = join(root, 'backend');
const MINUTE = 60_000;
const run = promisify(execFile);

export const isBackend = (file) => file.startsWith(BACKEND + sep);

const distance = (from, to) => relative(dirname(from), to).split(sep).length;

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => stop.abort(new Error('Stopped.')));
}

const FLAGS = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];

/** Runs Jest in a workspace; once stopped it throws, so that the sources are put back. */
async function jest(workspace, args, env = {}, timeout = 5 * MINUTE) {
  const command = [...FLAGS, join(root, 'node_modules/jest/bin/jest.js'), ...args];
  try {
    const { stdout } = await run('node', command, {
      ...{ cwd: workspace, timeout, killSignal: 'SIGKILL', maxBuffer: Infinity },
      ...{ signal: stop.signal, env: { ...process.env, ...env } },
    });
    return { passed: true, stdout };
  } catch (error) {
    stop.signal.throwIfAborted();
    return { passed: false, stdout: error.stdout };
  }
}

/** Runs API specs in their order, each with the mutant that the plan has for it. */
export async function runApi(specs, plan = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-mutants-'));
  const results = join(folder, 'results');
  const args = [
    ...['--selectProjects', 'api', '--testEnvironment', './test/mutation-environment.mjs'],
    ...['--testSequencer', './test/mutation-sequencer.mjs', '--testTimeout', '30000'],
    ...['--runInBand', '--forceExit', '--runTestsByPath', ...specs],
  ];
  const env = { MUTATION_PLAN: JSON.stringify(plan), MUTATION_RESULTS: results };
  try {
    await jest(BACKEND, args, env, (2 + specs.length) * MINUTE);
    if (!existsSync(results)) return [];
    const lines = readFileSync(results, 'utf8').trim().split('\n');
    return lines.map((line) => JSON.parse(line));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const apiSpecs = (folder) => globSync(join(BACKEND, 'src', folder, '**/*.api-spec.ts'));

/** The API specs that come to a mutant, the nearest and quickest first, and whether they only do so while it is loaded. */
export function apiSpecsOf({ file, body }, runs, most) {
  const place = `${file}#${body ?? ''}`;
  const comes = (one) => (body === null ? one.startsWith(place) : one === place);
  const awayOf = ({ spec }) => distance(file, spec);
  const nearest = (some) =>
    some
      .toSorted((one, other) => awayOf(one) - awayOf(other) || one.took - other.took)
      .slice(0, most)
      .map(({ spec }) => spec);
  const sound = runs.filter(({ passed }) => passed);
  const called = body === null ? [] : sound.filter(({ reached }) => reached.some(comes));
  if (called.length > 0) return { specs: nearest(called), whileLoading: false };
  const uses = ({ loaded, reached }) => [...loaded, ...reached].some(comes);
  const near = sound.some(uses) ? sound : [];
  return { specs: nearest(near), whileLoading: true };
}

export const unitSpecsBeside = (file) => globSync(file.replace(/\.tsx?$/, '.spec.*'));

/** The unit specs of a file: what stands beside it, or else the nearest that import it. */
export async function unitSpecsOf(file) {
  const beside = unitSpecsBeside(file);
  if (beside.length > 0) return beside;
  const project = isBackend(file) ? ['--selectProjects', 'unit'] : [];
  const args = ['--listTests', ...project, '--findRelatedTests', file];
  const { stdout } = await jest(workspaceOf(file), args);
  const specs = stdout.split('\n').filter((line) => line.includes('.spec.'));
  return specs.sort((one, other) => distance(file, one) - distance(file, other)).slice(0, 2);
}

const workspaceOf = (file) => join(root, relative(root, file).split(sep)[0]);

/**
 * Whether unit specs of a workspace pass, with each mutant; one without an end is ended, and those behind it have another
 * process.
 */
export async function runUnit(specs, mutants) {
  const results = [];
  const program = join(import.meta.dirname, 'unit-trials.mjs');
  while (results.length < mutants.length) {
    const child = spawn('node', [...FLAGS, program, ...specs], {
      ...{ cwd: workspaceOf(specs[0]), stdio: ['pipe', 'ignore', 'ignore', 'pipe'] },
      ...{ signal: stop.signal, killSignal: 'SIGKILL' },
    });
    child.on('error', () => stop.abort());
    child.stdin.end(JSON.stringify(mutants.slice(results.length)));
    const timer = setTimeout(() => child.kill('SIGKILL'), MINUTE);
    for await (const line of createInterface({ input: child.stdio[3] })) {
      timer.refresh();
      results.push(line === 'true');
    }
    clearTimeout(timer);
    stop.signal.throwIfAborted();
    if (results.length < mutants.length) results.push(false);
  }
  return results;
}
