import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import checkFile from 'eslint-plugin-check-file';
import { importX } from 'eslint-plugin-import-x';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Folders that are nouns of the business; what they may use of each other is below. */
const FEATURES = [
  'auth',
  'courses',
  'health',
  'marketplace',
  'newsletter',
  'site',
  'stats',
  'sync',
  'testimonials',
  'users',
  'views',
];

/** Folders below the features, with those that each may use. */
const FOUNDATIONS = {
  config: ['common'],
  common: ['config'],
  database: ['common', 'config'],
  'content-cache': ['common', 'config'],
  cdn: ['common', 'config', 'content-cache'],
};

const ROOMS = [...FEATURES, ...Object.keys(FOUNDATIONS), 'openapi'];

const backendZones = [
  { target: './backend/sandbox', from: './backend/src', message: 'The sandbox stands alone.' },
  {
    target: './backend/src',
    from: './frontend/src/**/!(contract).*',
    message: 'Of the frontend, the backend knows the contract of its server bundle only.',
  },
  {
    target: ROOMS.map((room) => `./backend/src/${room}`),
    from: './backend/src/demo',
    message: 'What is real knows no demo; app.module and main put the two together.',
  },
  ...Object.entries(FOUNDATIONS).map(([room, used]) => ({
    target: `./backend/src/${room}/**/!(*spec).ts`,
    from: ROOMS.filter((other) => other !== room && !used.includes(other)).map(
      (other) => `./backend/src/${other}/**/${room === 'database' ? '!(*.entity)' : '*'}.ts`,
    ),
    message: `${room}/ knows no feature, and of the other foundations ${used.join(' and ')} only.`,
  })),
  ...FEATURES.map((feature) => ({
    target: `./backend/src/${feature}`,
    from: [...FEATURES, 'openapi']
      .filter((other) => other !== feature)
      .map(
        (other) =>
          `./backend/src/${other}/**/!(*.module|*.service|*.entity|*.decorator|*.dto|*.factory|notice).ts`,
      ),
    message:
      'Features use each other’s module, services, entities, DTOs, decorators, notices and factories only.',
  })),
];

const frontendZones = [
  {
    target: './frontend/src',
    from: './backend/src/**/!(search-terms|synonyms).ts',
    message: 'Of the backend, the frontend knows what a search means only.',
  },
  {
    target: ['api', 'components', 'styles', 'theme'].map((room) => `./frontend/src/${room}`),
    from: ['features', 'layouts', 'routes', 'server'].map((room) => `./frontend/src/${room}`),
    message: 'Shared code knows no feature.',
  },
  {
    target: './frontend/src/features',
    from: ['layouts', 'routes', 'server'].map((room) => `./frontend/src/${room}`),
    message: 'Features know nothing of what puts them together.',
  },
  ...FEATURES.map((feature) => ({
    target: `./frontend/src/features/${feature}`,
    from: FEATURES.filter((other) => other !== feature).flatMap((other) => [
      `./frontend/src/features/${other}/!(index).*`,
      `./frontend/src/features/${other}/!(admin)/**`,
      `./frontend/src/features/${other}/admin/!(index).*`,
      `./frontend/src/features/${other}/admin/*/**`,
    ]),
    message: 'Features use what the index of another one, or of its admin, shows.',
  })),
];

/** The name of a file that is not a component: small letters with hyphens. */
const SMALL = '+([a-z0-9])*(-+([a-z0-9]))';

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/.build/',
      '**/generated/',
      '.nx/',
      '.data/',
      '**/test-results/',
      'frontend/public/',
    ],
  },
  js.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{mjs,ts}': SMALL, '**/*.tsx': `@(${SMALL}|[A-Z]*([A-Za-z0-9]))` },
        { ignoreMiddleExtensions: true },
      ],
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: { ...globals.node, ...globals.jest } },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      eqeqeq: ['error', 'always'],
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: ['backend/tsconfig.json', 'frontend/tsconfig.json'],
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': [
        'error',
        { basePath: import.meta.dirname, zones: [...backendZones, ...frontendZones] },
      ],
    },
  },
  { files: ['frontend/**/*.{ts,tsx}'], ...hooks.configs.flat['recommended-latest'] },
);
