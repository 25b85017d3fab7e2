import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { instrument, mutantsOf, sample } from './mutation/mutants.mjs';
import {
  apiSpecs,
  apiSpecsOf,
  isBackend,
  root,
  runApi,
  runUnit,
  unitSpecsBeside,
  unitSpecsOf,
} from './mutation/specs.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string', default: '30' },
    specs: { type: 'string', default: '' },
    most: { type: 'string', default: '6' },
    seed: { type: 'string', default: '1' },
    'unit-only': { type: 'boolean', default: false },
  },
});

const isSource = (path) =>
  !/\.(spec|api-spec|factory|dto|module|entity|d)\.tsx?$|\/(generated|testing)\//.test(path);

function sourcesOf(path) {
  const full = join(root, path);
  const isFolder = existsSync(full) && statSync(full).isDirectory();
  const sources = globSync(isFolder ? join(full, '**/*.{ts,tsx}') : full).filter(isSource);
  const files = values['unit-only']
    ? sources.filter((path) => unitSpecsBeside(path).length > 0)
    : sources;
  return files.map((file) => {
    const source = readFileSync(file, 'utf8');
    return { file, source, ...mutantsOf(source) };
  });
}

let count = 0;

function folderOf(path) {
  const sources = sourcesOf(path);
  const all = sources.flatMap(({ file, mutants }) => mutants.map((one) => ({ file, ...one })));
  const mutants = sample(all, Number(values.sample), Number(values.seed));
  for (const mutant of mutants) mutant.id = count += 1;
  return { path, sources, mutants, possible: all.length };
}

/** Each spec tries one mutant, of those that are left, that comes to it. */
function planOf(left) {
  const plan = {};
  for (const { id, specs } of left) {
    const spec = specs.find((candidate) => !(candidate in plan));
    if (spec) plan[spec] = id;
  }
  return plan;
}

/** A spec that ended without a result was ended by its mutant; those behind it have another turn. */
function judge(mutants, plan, results) {
  const tried = new Map(results.map(({ spec, passed }) => [spec, passed]));
  const specs = Object.keys(plan);
  const broken = specs.find((spec) => !tried.has(spec));
  for (const [spec, passed] of [...tried, ...(broken ? [[broken, false]] : [])]) {
    const mutant = mutants.find(({ id }) => id === plan[spec]);
    mutant.specs = mutant.specs.filter((one) => one !== spec);
    mutant.outcome = passed ? 'survived' : 'caught';
  }
}

/** Tries the mutants that are in functions side by side, and what is computed once by itself. */
async function tryApi(mutants, runs) {
  for (const mutant of mutants)
    Object.assign(mutant, apiSpecsOf(mutant, runs, Number(values.most)));
  const isLeft = ({ outcome, specs }) => outcome !== 'caught' && specs.length > 0;
  const turn = async (some) => {
    const plan = planOf(some);
    const specs = Object.keys(plan);
    console.error(`${some.length} mutants left, ${specs.length} specs each try one`);
    judge(mutants, plan, await runApi(specs, plan));
  };
  for (;;) {
    const left = mutants.filter((mutant) => isLeft(mutant) && !mutant.whileLoading);
    if (left.length === 0) break;
    await turn(left);
  }
  for (const mutant of mutants) while (isLeft(mutant)) await turn([mutant]);
}

/** Tries what the API specs have left of a file. Without a mutant its unit specs have to pass behind all others. */
async function tryUnit(file, mutants) {
  const specs = await unitSpecsOf(file);
  const results =
    specs.length > 0 ? await runUnit(specs, [...mutants.map(({ id }) => id), '']) : [];
  const isSound = results.pop() ?? false;
  if (specs.length > 0 && !isSound) {
    console.log(`fail unchanged: the unit specs of ${relative(root, file)}`);
  }
  for (const [index, mutant] of mutants.entries()) {
    if (isSound) mutant.outcome = results[index] ? 'survived' : 'caught';
    settle(mutant);
  }
}

function settle(mutant) {
  mutant.outcome ??= 'untested';
  mutant.isSettled = true;
  const { file, line, was, by, outcome } = mutant;
  const place = `${relative(root, file)}:${line}`;
  if (outcome !== 'caught') console.log(`${outcome}  ${place}  ${was.split('\n')[0]}  →  ${by}`);
}

function tell({ path, mutants, possible }) {
  const judged = mutants.filter(({ isSettled, outcome }) => isSettled || outcome === 'caught');
  const of = (wanted) => judged.filter(({ outcome }) => outcome === wanted).length;
  const tested = of('caught') + of('survived');
  const left = mutants.length - judged.length;
  console.log(
    `${path}: of ${possible} possible mutants ${tested} tested, ${of('caught')} caught ` +
      `(${Math.round((100 * of('caught')) / (tested || 1))} %), ${of('survived')} survived; ` +
      `${of('untested')} where no spec comes${left > 0 ? `, ${left} not judged` : ''}`,
  );
}

const folders = positionals.map(folderOf);
const sources = folders.flatMap((folder) => folder.sources);
const mutants = folders.flatMap((folder) => folder.mutants);
const withApi = !values['unit-only'] && sources.some(({ file }) => isBackend(file));

/** Of the built code, which the unit specs do without. */
const postgres = async (action) => {
  if (withApi) await (await import(`../backend/test/global-${action}.mjs`)).default();
};

await postgres('setup');
try {
  for (const { file, source, bodies } of sources) {
    const chosen = mutants.filter((mutant) => mutant.file === file);
    writeFileSync(file, instrument(file, source, bodies, chosen));
  }
  const runs = withApi ? await runApi(apiSpecs(values.specs)) : [];
  const failed = runs.filter(({ passed }) => !passed).map(({ spec }) => relative(root, spec));
  if (failed.length > 0) console.log(`fail unchanged, and are left out: ${failed.join(', ')}`);
  await tryApi(
    mutants.filter(({ file }) => withApi && isBackend(file)),
    runs,
  );
  const left = mutants.filter(({ outcome }) => outcome !== 'caught');
  for (const { file } of sources) {
    const some = left.filter((mutant) => mutant.file === file);
    if (some.length > 0) await tryUnit(file, some);
  }
} finally {
  for (const { file, source } of sources) writeFileSync(file, source);
  await postgres('teardown');
  folders.forEach(tell);
}
