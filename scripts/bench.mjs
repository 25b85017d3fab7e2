import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** `npm run bench -- sync login`: runs the named benchmarks, or all, one after the other. */
const wanted = process.argv.slice(2);
const files = (await readdir(import.meta.dirname)).filter((file) => file.endsWith('.bench.js'));

for (const file of files.toSorted()) {
  const name = file.replace('.bench.js', '');
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stdout.write(`\n${name}\n`);
  const bench = (await import(join(import.meta.dirname, file))) as { default(): Promise<void> };
  await bench.default();
}
