import { transformSync } from '@swc/core';
import { readFileSync } from 'node:fs';

/** How the build compiles, but for the tests, which it leaves out. */
export const swc = {
  ...JSON.parse(readFileSync(new URL('../.swcrc', import.meta.url), 'utf8')),
  exclude: undefined,
  swcrc: false,
};

/** JavaScript with its source map at its end. */
export const compile = (filename) =>
  transformSync(readFileSync(filename, 'utf8'), { ...swc, filename, sourceMaps: 'inline' }).code;
