import { transformSync } from '@swc/core';
import { readFileSync } from 'node:fs';

/** The options of the build, which leaves out tests. */
export const swc = {
  ...JSON.parse(readFileSync(new URL('../.swcrc', import.meta.url), 'utf8')),
  exclude: undefined,
  swcrc: false,
};

/** Returns JavaScript with an inline source map. */
export const compile = (filename) =>
  transformSync(readFileSync(filename, 'utf8'), { ...swc, filename, sourceMaps: 'inline' }).code;
