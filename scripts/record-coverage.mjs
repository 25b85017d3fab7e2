import { mkdirSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');
const SOURCES = ['backend', 'frontend'].map((part) => pathToFileURL(join(root, part, 'src/')).href);

const isSource = (url) =>
  SOURCES.some((folder) => url.startsWith(folder)) && !/spec\.tsx?$/.test(url);

let session;
let written = 0;

/** Counts how often V8 runs each part of the sources. Returns immediately if nobody needs the coverage. */
export function startCoverage() {
  if (process.env.LECTERN_COVERAGE === undefined || session) return;
  session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
}

/** Writes the counts since the last call for `scripts/coverage.mjs`. */
export function writeCoverage(level) {
  session?.post('Profiler.takePreciseCoverage', (_error, { result }) => {
    const ours = result.filter(({ url }) => isSource(url));
    const folder = join(root, level);
    mkdirSync(folder, { recursive: true });
    written += 1;
    writeFileSync(join(folder, `${process.pid}-${written}.json`), JSON.stringify(ours));
  });
}

/** Frees the scripts that V8 keeps in memory while it counts. */
export function stopCoverage() {
  session?.disconnect();
  session = undefined;
}
