import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';

/** `node scripts/bench.mjs <folder> sync login`: runs the named benchmarks of a folder, or all, one after the other. */
const [folder, ...wanted] = process.argv.slice(2);
const files = (await readdir(folder)).filter((file) => /\.bench\.[jt]s$/.test(file));

for (const file of files.toSorted()) {
  const [name] = file.split('.bench.');
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  process.stdout.write(`\n${name}\n`);
  const bench = await import(resolve(folder, file));
  await bench.default();
}
