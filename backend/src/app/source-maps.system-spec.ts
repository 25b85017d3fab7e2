import { glob, readFile, realpath } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload, type SourceMapping } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { PROJECT_ROOT } from '../common/project-root.js';

const read = (file: string) => readFile(file, 'utf8');

const lookUp = (map: SourceMap, line: number, column: number): Partial<SourceMapping> =>
  map.findEntry(line, column);

/** Of the bundled programs: what each place that throws says, and the source's line that its map leads to. */
async function* throws(): AsyncGenerator<[string, string]> {
  const cwd = await realpath(join(PROJECT_ROOT, 'backend/dist/programs'));
  const sources = new Map<string, Promise<string>>();
  for await (const name of glob('*.map', { cwd })) {
    const file = join(cwd, name);
    const map = new SourceMap(JSON.parse(await read(file)) as SourceMapPayload);
    const lines = (await read(file.replace(/\.map$/, ''))).split('\n');
    for (const [place, line] of lines.entries()) {
      const column = line.search(/\bthrow new\b/);
      if (column < 0) continue;
      const { generatedLine, originalSource, originalLine } = lookUp(map, place, column);
      // What libraries throw is in no map.
      if (generatedLine !== place || originalSource === undefined) continue;
      const source = resolve(dirname(file), originalSource);
      if (!sources.has(source)) sources.set(source, read(source));
      const found = (await sources.get(source))?.split('\n')[originalLine ?? 0] ?? '';
      yield [line, found];
    }
  }
}

describe('the maps of the programs', () => {
  it('lead to the line of the source that throws', async () => {
    let count = 0;
    for await (const [line, found] of throws()) {
      expect([line, found]).toEqual([line, expect.stringMatching(/\bthrow new\b/)]);
      count += 1;
    }
    expect(count).toBeGreaterThan(100);
  });

  it('have no more than a start of each line', async () => {
    const cwd = join(PROJECT_ROOT, 'backend/dist/programs');
    for await (const name of glob('*.map', { cwd })) {
      const { names, mappings } = JSON.parse(await read(join(cwd, name))) as SourceMapPayload;
      expect([name, names]).toEqual([name, []]);
      // After the column: nought sources and nought lines on.
      expect([name, /,[g-z\d+/]*[A-Za-f]AA/.exec(mappings)]).toEqual([name, null]);
    }
  });
});
