import { runCLI } from 'jest';
import { json } from 'node:stream/consumers';

const quiet = {
  testTimeout: 30_000,
  runTestsByPath: true,
  runInBand: true,
  watchman: false,
  reporters: [],
};

// All in one process, as most of a short run is Jest's own start.
for (const { specs, id } of await json(process.stdin)) {
  process.env.MUTANT = id;
  const { results } = await runCLI({ ...quiet, _: specs }, [process.cwd()]);
  console.log(results.success);
}
process.exit();
