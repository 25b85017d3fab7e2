import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LAYERS, ZONES } from '../../oxlint.config.ts';
import { PROJECT_ROOT } from '../src/common/project-root.js';

const run = promisify(execFile);

interface Report {
  diagnostics: { message: string; filename: string; labels: { span: { line: number } }[] }[];
}

/** A file, an import that it must not have, and the rule's words for it. */
const VIOLATIONS: [file: string, imported: string, words: string][] = [
  ['backend/sandbox/server.ts', '../src/app/runtime.js', 'The sandbox stands alone'],
  ['backend/src/main.ts', '../../frontend/src/paths.ts', 'Of the frontend, the backend'],
  ['frontend/src/paths.ts', '../../backend/src/main.ts', 'Of the backend, the frontend'],
  ['frontend/src/components/Badge.tsx', '../features/courses', 'Shared code knows no feature'],
  ['frontend/src/api/api-error.ts', '../routes/admin-guards', 'Shared code knows no feature'],
  ['frontend/src/features/users/index.ts', '../../layouts/SiteLayout', 'puts them together'],
  ['frontend/src/features/users/index.ts', '../courses/course-labels', 'what the index of'],
  ['frontend/src/features/users/index.ts', '../courses/admin/admin-course', 'what the index of'],
  ['backend/src/common/sql/is-wanted.ts', './newest-page.queries.js', 'cycle'],
];

const ALLOWED: [file: string, imported: string][] = [
  ['backend/src/main.ts', '../../frontend/src/server/contract.ts'],
  ['frontend/src/features/users/index.ts', '../courses/admin'],
  ['frontend/src/paths.ts', '../../backend/src/common/search/search-words.ts'],
];

const MISNAMED = [
  'frontend/src/useDraft.ts',
  'frontend/src/api/HttpClient.ts',
  'scripts/openIt.mjs',
];

/** Files that ask for the environment, of which the first alone may. */
const ENVIRONMENT = ['backend/src/operations/backup/locate-backup.ts', 'backend/src/app/serve.ts'];

const FOLDERS = LAYERS.flat();

/** A file in each folder of the backend that imports a file of each other one. */
const LAYER_IMPORTS = FOLDERS.flatMap((folder) =>
  FOLDERS.filter((other) => other !== folder).map((other) => ({
    folder,
    other,
    file: `backend/src/${folder}/each-layer.ts`,
    imported: `${'../'.repeat(folder.split('/').length)}${other}/layer-sample.js`,
  })),
);

const row = (folder: string) => LAYERS.findIndex((folders) => folders.includes(folder));

const imports = Map.groupBy(
  [
    ...[...VIOLATIONS, ...ALLOWED].map(([file, imported]) => ({ file, imported })),
    ...LAYER_IMPORTS,
  ],
  ({ file }) => file,
);

/** Lints a copy of the sources, in which the files above import what stands beside them alone. */
async function lint(): Promise<Report> {
  const copy = await mkdtemp(join(tmpdir(), 'lectern-structure-'));
  for (const part of ['backend/sandbox', 'backend/src', 'frontend/src', 'oxlint.config.ts']) {
    await cp(join(PROJECT_ROOT, part), join(copy, part), { recursive: true });
  }
  await symlink(join(PROJECT_ROOT, 'node_modules'), join(copy, 'node_modules'));
  await mkdir(join(copy, 'scripts'));
  for (const file of MISNAMED) await writeFile(join(copy, file), 'export {};\n');
  for (const folder of FOLDERS) {
    await writeFile(join(copy, `backend/src/${folder}/layer-sample.ts`), 'export {};\n');
  }
  for (const [file, rows] of imports) {
    const lines = rows.map(({ imported }) => `import '${imported}';\n`);
    await writeFile(join(copy, file), lines.join(''));
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
    (failure: { stdout: string }) => failure,
  );
  await rm(copy, { recursive: true });
  return JSON.parse(stdout) as Report;
}

async function foldersOf(path: string): Promise<string[]> {
  const entries = await readdir(join(PROJECT_ROOT, path), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

describe('The rules of structure', () => {
  let report: Report;

  beforeAll(async () => {
    report = await lint();
  });

  function complaints(file: string, imported?: string): string[] {
    const line = 1 + (imports.get(file) ?? []).findIndex((each) => each.imported === imported);
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

  it.each(FOLDERS)('let %s import from the layers above its own only', (folder) => {
    const own = LAYER_IMPORTS.filter((each) => each.folder === folder);
    const refused = own
      .filter(({ file, imported }) =>
        complaints(file, imported).some((words) => words.includes('from the layers above')),
      )
      .map(({ other }) => other);
    expect(refused).toEqual(
      own.map(({ other }) => other).filter((other) => row(other) >= row(folder)),
    );
  });

  it('have a violation each above', () => {
    const missed = ZONES.filter(
      ({ message }) =>
        !message.includes('from the layers above') &&
        VIOLATIONS.every(([, , words]) => !message.includes(words)),
    );
    expect(missed).toEqual([]);
  });

  it('know every folder of the backend', async () => {
    const inside = (part: string) => FOLDERS.some((folder) => folder.startsWith(`${part}/`));
    const folders = await foldersOf('backend/src');
    const parts = await Promise.all(
      folders.filter(inside).map(async (part) => {
        const names = await foldersOf(`backend/src/${part}`);
        return names.map((name) => `${part}/${name}`);
      }),
    );
    const listed = [...folders.filter((name) => !inside(name)), ...parts.flat()];
    expect(listed.toSorted()).toEqual(FOLDERS.toSorted());
  });

  it('let few ask for the environment', () => {
    const words = ENVIRONMENT.map((file) => complaints(file));
    expect(words).toEqual([[], Array(2).fill(expect.stringContaining("'process.env'"))]);
  });

  it.each(MISNAMED)('refuse a file named %s', (file) => {
    expect(complaints(file)).toHaveLength(1);
  });
});
