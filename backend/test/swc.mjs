import { readFileSync } from 'node:fs';

/** How the build compiles, but for the tests, which it leaves out. */
export const swc = {
  ...JSON.parse(readFileSync(new URL('../.swcrc', import.meta.url), 'utf8')),
  exclude: undefined,
  swcrc: false,
};
