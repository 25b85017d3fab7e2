import { writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';

/** The workspace's own. */
const { runCLI } = createRequire(join(process.cwd(), 'package.json'))('jest');
const quiet = {
  testTimeout: 30_000,
  runTestsByPath: true,
  runInBand: true,
  watchman: false,
  reporters: [],
  silent: true,
};

// All in one process, as most of a short run is Jest's own start.
for (const mutant of await json(process.stdin)) {
  process.env.MUTANT = mutant;
  const specs = { ...quiet, _: process.argv.slice(2) };
  const { results } = await runCLI(specs, [process.cwd()]);
  // What specs print goes elsewhere.
  writeSync(3, `${results.success}\n`);
}
process.exit();
