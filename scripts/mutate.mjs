import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { instrument, mutantsOf, sample } from './mutation/mutants.mjs';
import { apiSpecs, apiSpecsOf, isBackend, passesUnit, root, runApi } from './mutation/specs.mjs';

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
  const files = globSync(isFolder ? join(full, '**/*.{ts,tsx}') : full).filter(isSource);
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

async function tryUnit(mutant) {
  const passed = mutant.outcome === 'caught' ? null : await passesUnit(mutant);
  if (passed !== null) mutant.outcome = passed ? 'survived' : 'caught';
}

function tell({ path, mutants, possible }) {
  const of = (wanted) => mutants.filter(({ outcome = 'untested' }) => outcome === wanted);
  for (const { file, line, was, by, outcome = 'untested' } of mutants) {
    const place = `${relative(root, file)}:${line}`;
    if (outcome !== 'caught') console.log(`${outcome}  ${place}  ${was.split('\n')[0]}  →  ${by}`);
  }
  const share = Math.round((100 * of('caught').length) / (mutants.length || 1));
  console.log(
    `${path}: of ${possible} possible mutants ${mutants.length} tried, ${of('caught').length} caught ` +
      `(${share} %), ${of('survived').length} survived, ${of('untested').length} where no spec comes`,
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
  for (const mutant of mutants) await tryUnit(mutant);
} finally {
  for (const { file, source } of sources) writeFileSync(file, source);
  await postgres('teardown');
}
folders.forEach(tell);
