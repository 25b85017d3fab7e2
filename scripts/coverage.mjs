import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compilerOf } from '../backend/test/compile-as-jest.mjs';
import { compile, swc } from '../backend/test/swc.mjs';
import frontendJest from '../frontend/jest.config.mjs';
import { loadTool } from '../tools/load-tool.ts';

const root = join(import.meta.dirname, '..');
const SUMMARY = join(root, 'coverage/summary.txt');
const CLIENT = join(root, 'frontend/.build/coverage-client');

const COUNTED =
  /^(backend|frontend)\/src\/(?!api\/generated\/|testing\/|.*(spec|\.factory|\.d)\.tsx?$).*\.tsx?$/;

/** Pairs compiled code with its source map. Default: the map in the last line of the code. */
function withMap(code, map = Buffer.from(code.split('base64,').at(-1), 'base64')) {
  return { source: code, sourceMap: JSON.parse(map) };
}

const asNatively = (url) => withMap(compile(fileURLToPath(url)));

function asJest(options) {
  const compileByJest = compilerOf(options);
  return (url) => {
    const { code, map } = compileByJest(fileURLToPath(url));
    return withMap(code, map);
  };
}

function asBuilt(path) {
  const file = join(CLIENT, path);
  // The chunk with the bundler's own code has no source map.
  if (existsSync(file) && !existsSync(`${file}.map`)) return null;
  const { source, sourceMap } = withMap(readFileSync(file, 'utf8'), readFileSync(`${file}.map`));
  const sources = sourceMap.sources.map((source) => resolve(dirname(file), source));
  return { source, sourceMap: { ...sourceMap, sources } };
}

const [[, frontendOptions]] = Object.values(frontendJest.transform);
const asComponentTests = asJest(frontendOptions);

const LEVELS = {
  'backend/.build/coverage/unit': asJest(swc),
  'backend/.build/coverage/api': asNatively,
  'frontend/.build/coverage/component': asComponentTests,
  'frontend/.build/coverage/browser': asBuilt,
};

/** SWC adds this check of each type to decorators. No test can reach its other branch. */
const METADATA = /typeof (\w+) === "undefined" \? Object : (?=\1\b)/g;

/** Returns an entry of the report. @throws Error if the counts belong to another version of the file */
function entryOf({ url, functions }, compiled) {
  const { source: code, sourceMap } = compiled;
  const source = code.replace(METADATA, (check) => ' '.repeat(check.length));
  const whole = functions.find(
    ({ functionName, ranges }) => functionName === '' && ranges[0].startOffset === 0,
  );
  if (whole && whole.ranges[0].endOffset !== source.length) {
    throw new Error(`The tests ran another version of ${url}.`);
  }
  const isBlank = ({ startOffset, endOffset }) =>
    source.slice(startOffset, endOffset).trim() === '';
  const counted = functions.map((one) => ({
    ...one,
    ranges: one.ranges.filter((range) => range.count > 0 || !isBlank(range)),
  }));
  return { url, source, sourceMap, functions: counted };
}

async function addLevel(report, level, compileAs) {
  const files = globSync(join(root, level, '*.json'));
  if (files.length === 0) throw new Error(`The tests wrote no coverage to ${level}.`);
  const compiled = new Map();
  for (const file of files) {
    const entries = JSON.parse(readFileSync(file, 'utf8'));
    for (const { url } of entries) if (!compiled.has(url)) compiled.set(url, compileAs(url));
    const ours = entries.filter(({ url }) => compiled.get(url) !== null);
    if (ours.length > 0) {
      await report.add(ours.map((entry) => entryOf(entry, compiled.get(entry.url))));
    }
  }
}

async function merge() {
  const { default: CoverageReport } = await loadTool('monocart');
  const report = new CoverageReport({
    name: 'Lectern',
    logging: 'error',
    outputDir: join(root, 'coverage'),
    baseDir: root,
    reports: ['v8'],
    cleanCache: true,
    sourceFilter: (path) => COUNTED.test(path),
    all: {
      dir: ['backend/src', 'frontend/src'].map((folder) => join(root, folder)),
      filter: (path) => COUNTED.test(relative(root, path)),
      transformer: (entry) => {
        const compileAs = entry.url.includes('/backend/') ? asNatively : asComponentTests;
        Object.assign(entry, compileAs(entry.url));
      },
    },
  });
  for (const [level, compileAs] of Object.entries(LEVELS)) await addLevel(report, level, compileAs);
  const { summary } = await report.generate();
  return `coverage: lines ${summary.lines.pct} %, branches ${summary.branches.pct} %`;
}

/** Repeats the two builds of the browser tests, with source maps. */
function buildClient() {
  const options = ['--logLevel', 'error', '--sourcemap', 'hidden', '--outDir', CLIENT];
  for (const mode of ['production', 'back-office']) {
    const { status } = spawnSync('npx', ['vite', 'build', '--mode', mode, ...options], {
      cwd: join(root, 'frontend'),
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error('The client could not be built with source maps.');
  }
}

buildClient();
const line = await merge();
writeFileSync(SUMMARY, `${line}\n`);
console.log(line);
