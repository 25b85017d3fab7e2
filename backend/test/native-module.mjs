import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** In Jest's own context, each file would load and compile the whole application again. */
function handOut(file) {
  const names = Object.keys(require(file));
  return [
    `const native = requireNatively(${JSON.stringify(file)});`,
    ...names.map((name, index) => `const export${index} = native[${JSON.stringify(name)}];`),
    `export { ${names.map((name, index) => `export${index} as ${name}`).join(', ')} };`,
    // Without a name of its own, the coverage of this code would be attributed to the file.
    '//# sourceURL=native-module',
  ].join('\n');
}

export default {
  process: (_source, file) => ({ code: handOut(file) }),
  getCacheKey: (_source, file) => createHash('sha256').update(handOut(file)).digest('hex'),
};
