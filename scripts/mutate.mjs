import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import backendJest from '../backend/jest.config.mjs';
import { loadTool } from '../tools/load-tool.ts';

const root = join(import.meta.dirname, '..');
const BACKEND = join(root, 'backend');
const TEMPORARY = '.build/stryker';
const FOLDERS = ['sync', 'identity'];
/** Limit in minutes. A run takes seven minutes of CPU time on two cores. */
const MINUTES = 10;

function print(line) {
  mkdirSync(join(root, 'coverage'), { recursive: true });
  writeFileSync(join(root, 'coverage/mutation-score.txt'), `${line}\n`);
  console.log(line);
}

/** Counts only the mutants that a unit test executes. */
function scoreOf(mutants) {
  const count = (...wanted) => mutants.filter(({ status }) => wanted.includes(status)).length;
  const killed = count('Killed', 'Timeout');
  return { killed, tested: killed + count('Survived') };
}

const { default: Stryker } = await loadTool('stryker');
process.chdir(BACKEND);
rmSync(TEMPORARY, { recursive: true, force: true });
const timer = setTimeout(() => {
  print(`mutation score: unknown, because it takes more than ${MINUTES} minutes`);
  process.exit();
}, MINUTES * 60_000);

const unit = backendJest.projects.find(({ displayName }) => displayName === 'unit');
// Files without a unit test beside them are covered by API tests, which Stryker cannot run.
const mutate = FOLDERS.flatMap((folder) => globSync(`src/${folder}/**/*.spec.ts`)).map((spec) =>
  spec.replace('.spec.ts', '.ts'),
);
const testMatch = [`<rootDir>/src/{${FOLDERS.join(',')}}/**/*.spec.ts`];
const mutants = await new Stryker({
  mutate,
  // Mutants outside functions need a run of all tests each, and are mostly decorators.
  ignoreStatic: true,
  concurrency: 2,
  coverageAnalysis: 'perTest',
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  // Stryker takes one Jest project. The package.json has no settings for Jest that could add others.
  jest: { configFile: 'package.json', config: { ...unit, testMatch, testEnvironment: 'node' } },
  ignorePatterns: ['.build', 'dist'],
  tempDirName: TEMPORARY,
  cleanTempDir: 'always',
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false, skipFull: true },
}).runMutationTest();
clearTimeout(timer);

const scores = FOLDERS.map((folder) => {
  const { killed, tested } = scoreOf(
    mutants.filter(({ fileName }) => fileName.includes(`src/${folder}/`)),
  );
  if (tested === 0) throw new Error(`No unit test runs a mutant of src/${folder}.`);
  return `${folder} ${((100 * killed) / tested).toFixed(1)} % of ${tested} mutants`;
});
print(`mutation score: ${scores.join(', ')}`);
