import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOMS, ZONES } from '../../oxlint.config.ts';
import { PROJECT_ROOT } from '../src/common/project-root.js';

const run = promisify(execFile);

interface Report {
  diagnostics: { message: string; filename: string; labels: { span: { line: number } }[] }[];
}

const SHOWN = 'module, services, entities, DTOs, decorators, notices and factories only';

/** A file, what it must not import, and the rule's words for it. */
const VIOLATIONS: [file: string, imported: string, words: string][] = [
  ['backend/sandbox/server.ts', '../src/app/runtime.js', 'The sandbox stands alone'],
  ['backend/src/main.ts', '../../frontend/src/paths.ts', 'Of the frontend, the backend'],
  ['backend/src/identity/users/users.service.ts', '../demo/demo-users.js', 'What is real knows no demo'],
  ['backend/src/identity/users/users.service.ts', '../app/runtime.js', 'What is started knows nothing'],
  ['backend/src/config/load-config.ts', '../users/users.rules.js', 'config/ knows no feature'],
  ['backend/src/config/load-config.ts', '../database/migrate.js', 'common only'],
  ['backend/src/common/http/etag.ts', '../../users/user.entity.js', 'common/ knows no feature'],
  ['backend/src/database/migrate.ts', '../users/users.service.js', 'database/ knows no feature'],
  ['backend/src/cache/content-memory.ts', '../users/user.entity.js', 'knows no feature'],
  ['backend/src/site/cdn/cdn-keys.ts', '../users/user.entity.js', 'cdn/ knows no feature'],
  ['backend/src/operations/stats/stats.service.ts', '../users/users.rules.js', SHOWN],
  ['backend/src/site/site.module.ts', '../openapi/create-spec.js', SHOWN],
  ['backend/src/webhooks/webhooks.module.ts', '../users/users.rules.js', SHOWN],
  ['frontend/src/paths.ts', '../../backend/src/main.ts', 'Of the backend, the frontend'],
  ['frontend/src/components/Badge.tsx', '../features/courses', 'Shared code knows no feature'],
  ['frontend/src/api/api-error.ts', '../routes/admin-guards', 'Shared code knows no feature'],
  ['frontend/src/features/users/index.ts', '../../layouts/SiteLayout', 'puts them together'],
  ['frontend/src/features/users/index.ts', '../courses/course-labels', 'what the index of'],
  ['frontend/src/features/users/index.ts', '../courses/admin/admin-course', 'what the index of'],
  ['backend/src/common/sql/is-wanted.ts', './newest-page.queries.js', 'cycle'],
];

const ALLOWED: [file: string, imported: string][] = [
  ['backend/src/database/data-source.ts', '../users/user.entity.js'],
  ['backend/src/operations/stats/stats.service.ts', '../users/users.service.js'],
  ['backend/src/main.ts', './demo/prepare-demo.js'],
  ['backend/src/main.ts', '../../frontend/src/server/contract.ts'],
  ['frontend/src/features/users/index.ts', '../courses/admin'],
  ['frontend/src/paths.ts', '../../backend/src/common/search/search-terms.ts'],
];

const MISNAMED = [
  'frontend/src/useDraft.ts',
  'frontend/src/api/HttpClient.ts',
  'scripts/openIt.mjs',
];

/** Files that ask for the environment, of which the first alone may. */
const ENVIRONMENT = ['backend/src/operations/backup/locate-backup.ts', 'backend/src/app/serve.ts'];

/** Folders that may use all the others, as they start the program or examine it. */
const ABOVE = ['app', 'demo', 'doctor'];

const imports = Map.groupBy([...VIOLATIONS, ...ALLOWED], ([file]) => file);

/** Lints a copy of the sources, in which the files above import what stands beside them alone. */
async function lint(): Promise<Report> {
  const copy = await mkdtemp(join(tmpdir(), 'lectern-structure-'));
  for (const part of ['backend/sandbox', 'backend/src', 'frontend/src', 'oxlint.config.ts']) {
    await cp(join(PROJECT_ROOT, part), join(copy, part), { recursive: true });
  }
  await symlink(join(PROJECT_ROOT, 'node_modules'), join(copy, 'node_modules'));
  await mkdir(join(copy, 'scripts'));
  for (const file of MISNAMED) await writeFile(join(copy, file), 'export {};\n');
  for (const [file, rows] of imports) {
    await writeFile(join(copy, file), rows.map(([, name]) => `import '${name}';\n`).join(''));
  }
  for (const file of ENVIRONMENT) {
    await writeFile(
      join(copy, file),
      'export const { env } = process;\n\nexport const port = process.env.PORT;\n',
    );
  }
  const files = [...imports.keys(), ...MISNAMED, ...ENVIRONMENT];
  const oxlint = join(PROJECT_ROOT, 'node_modules/.bin/oxlint');
  const { stdout } = await run(oxlint, ['--format', 'json', ...files], { cwd: copy }).catch(
    (fault: { stdout: string }) => fault,
  );
  await rm(copy, { recursive: true });
  return JSON.parse(stdout) as Report;
}

describe('The rules of structure', () => {
  let report: Report;

  beforeAll(async () => {
    report = await lint();
  });

  function complaints(file: string, imported?: string): string[] {
    const line = 1 + (imports.get(file) ?? []).findIndex(([, name]) => name === imported);
    return report.diagnostics
      .filter(({ filename }) => filename === file)
      .filter(({ labels }) => !imported || labels.some(({ span }) => span.line === line))
      .map(({ message }) => message);
  }

  it.each(VIOLATIONS)('refuse that %s imports %s', (file, imported, words) => {
    expect(complaints(file, imported)).toContainEqual(expect.stringContaining(words));
  });

  it.each(ALLOWED)('let %s import %s', (file, imported) => {
    expect(complaints(file, imported)).toEqual([]);
  });

  it('have a violation each above', () => {
    const missed = ZONES.filter(({ message }) =>
      VIOLATIONS.every(([, , words]) => !message.includes(words)),
    );
    expect(missed).toEqual([]);
  });

  it('know every folder', async () => {
    const listed = await Promise.all(
      ['backend/src', 'frontend/src/features'].map((part) =>
        readdir(join(PROJECT_ROOT, part), { withFileTypes: true }),
      ),
    );
    const folders = listed.flat().filter((entry) => entry.isDirectory());
    expect(new Set(folders.map(({ name }) => name))).toEqual(new Set([...ROOMS, ...ABOVE]));
  });

  it('let few ask for the environment', () => {
    const words = ENVIRONMENT.map((file) => complaints(file));
    expect(words).toEqual([[], Array(2).fill(expect.stringContaining("'process.env'"))]);
  });

  it.each(MISNAMED)('refuse a file named %s', (file) => {
    expect(complaints(file)).toHaveLength(1);
  });
});
