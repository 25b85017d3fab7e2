import { ESLint } from 'eslint';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../src/project-root.js';

interface Zone {
  message: string;
}

const SHOWN = 'module, services, entities, DTOs, decorators, notices and factories only';

/** A file, what it must not import, and the rule's words for it. */
const VIOLATIONS: [file: string, imported: string, words: string][] = [
  ['backend/sandbox/server.ts', '../src/runtime.js', 'The sandbox stands alone'],
  ['backend/src/main.ts', '../../frontend/src/paths.ts', 'Of the frontend, the backend'],
  ['backend/src/users/users.service.ts', '../demo/demo-users.js', 'What is real knows no demo'],
  ['backend/src/config/load-config.ts', '../users/users.rules.js', 'config/ knows no feature'],
  ['backend/src/config/load-config.ts', '../database/migrate.js', 'common only'],
  ['backend/src/common/http/etag.ts', '../../users/user.entity.js', 'common/ knows no feature'],
  ['backend/src/database/migrate.ts', '../users/users.service.js', 'database/ knows no feature'],
  ['backend/src/content-cache/content-memory.ts', '../users/user.entity.js', 'knows no feature'],
  ['backend/src/cdn/cdn-keys.ts', '../users/user.entity.js', 'cdn/ knows no feature'],
  ['backend/src/stats/stats.service.ts', '../users/users.rules.js', SHOWN],
  ['backend/src/site/site.module.ts', '../openapi/create-spec.js', SHOWN],
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
  ['backend/src/stats/stats.service.ts', '../users/users.service.js'],
  ['backend/src/main.ts', './demo/prepare-demo.js'],
  ['backend/src/main.ts', '../../frontend/src/server/contract.ts'],
  ['frontend/src/features/users/index.ts', '../courses/admin'],
  ['frontend/src/paths.ts', '../../backend/src/courses/search/search-terms.ts'],
];

const eslint = new ESLint({
  cwd: PROJECT_ROOT,
  ruleFilter: ({ ruleId }) => /^(import-x|check-file)\//.test(ruleId),
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
});

async function complaints(file: string, imported?: string): Promise<string[]> {
  const code = imported ? `import '${imported}';\n` : '';
  const [result] = await eslint.lintText(code, { filePath: join(PROJECT_ROOT, file) });
  return (result?.messages ?? []).map(({ message }) => message);
}

describe('The rules of structure', () => {
  it.each(VIOLATIONS)('refuse that %s imports %s', async (file, imported, words) => {
    expect(await complaints(file, imported)).toContainEqual(expect.stringContaining(words));
  });

  it.each(ALLOWED)('let %s import %s', async (file, imported) => {
    expect(await complaints(file, imported)).toEqual([]);
  });

  it('have a violation each above', async () => {
    const { rules } = (await eslint.calculateConfigForFile('backend/src/main.ts')) as {
      rules: Record<string, [number, { zones: Zone[] }]>;
    };
    const zones = rules['import-x/no-restricted-paths']?.[1].zones ?? [];
    const missed = zones.filter(({ message }) =>
      VIOLATIONS.every(([, , words]) => !message.includes(words)),
    );
    expect(missed).toEqual([]);
  });

  it.each(['frontend/src/useDraft.ts', 'frontend/src/api/HttpClient.ts', 'scripts/openIt.mjs'])(
    'refuse a file named %s',
    async (file) => {
      expect(await complaints(file)).toHaveLength(1);
    },
  );
});
