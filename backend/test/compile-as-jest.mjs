import jest from '@swc/jest';
import { readFileSync } from 'node:fs';

/** Returns a function that compiles a file like Jest does with these options of @swc/jest. */
export function compilerOf(options) {
  // The transformer modifies its options.
  const transformer = jest.createTransformer(structuredClone(options));
  return (file) =>
    transformer.process(readFileSync(file, 'utf8'), file, { supportsStaticESM: true });
}
