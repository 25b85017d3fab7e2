import { defineConfig } from 'oxlint';

/** Folders that are nouns of the business, of either side; what they may use of each other is below. */
const FEATURES = [
  'account',
  'audit',
  'auth',
  'backup',
  'courses',
  'csp-reports',
  'health',
  'mail',
  'marketplace',
  'metrics',
  'newsletter',
  'pairs',
  'pictures',
  'site',
  'stats',
  'sync',
  'system',
  'testimonials',
  'users',
  'views',
  'webhooks',
];

/** Folders below the features, with those that each may use. */
const FOUNDATIONS: Record<string, string[]> = {
  config: ['common'],
  common: ['config'],
  changes: ['common', 'config'],
  database: ['common', 'config', 'changes'],
  'content-cache': ['common', 'config', 'changes'],
  cdn: ['common', 'config', 'content-cache'],
};

/** Folders that the rules below are for. */
export const ROOMS = [...FEATURES, ...Object.keys(FOUNDATIONS), 'openapi'];

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
  {
    target: [...ROOMS, 'demo', 'doctor'].map((room) => `./backend/src/${room}/**/!(*spec).ts`),
    from: './backend/src/app',
    message: 'What is started knows nothing of how it is started.',
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
    from: './backend/src/**/!(search-terms|word-index|price-and-order|price-words).ts',
    message: 'Of the backend, the frontend knows what a search, a price and an order mean only.',
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

/** Which folder may not import which. */
export const ZONES = [...backendZones, ...frontendZones];

const ENVIRONMENT = {
  object: 'process',
  property: 'env',
  message: 'Settings come from the configuration.',
};

export default defineConfig({
  options: {
    typeAware: true,
    typeCheck: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: 'error',
  },
  ignorePatterns: [
    '**/dist',
    '**/.build/',
    '.nx/',
    '.data/',
    '**/test-results/',
    'frontend/public/',
  ],
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react'],
  jsPlugins: [{ name: 'structure', specifier: 'eslint-plugin-import-x' }],
  settings: {
    'import-x/resolver': {
      typescript: {
        project: ['backend/tsconfig.json', 'frontend/tsconfig.json'],
        noWarnOnMultipleProjects: true,
      },
    },
  },
  categories: { correctness: 'error' },
  env: { builtin: true },
  rules: {
    'eslint/no-case-declarations': 'error',
    'eslint/no-empty': 'error',
    'eslint/no-fallthrough': 'error',
    'eslint/no-prototype-builtins': 'error',
    'eslint/no-regex-spaces': 'error',
    'eslint/no-unexpected-multiline': 'error',
    'eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'eslint/no-useless-assignment': 'error',
    'eslint/preserve-caught-error': 'error',
    'typescript/no-misused-spread': 'off',
    'typescript/require-array-sort-compare': 'off',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'unicorn/no-useless-spread': 'off',
  },
  overrides: [
    {
      files: ['**/*.mjs'],
      env: { builtin: true, node: true, jest: true },
      rules: { 'eslint/no-redeclare': 'error', 'eslint/no-undef': 'error' },
    },
    {
      files: ['**/*.tsx'],
      rules: {
        'unicorn/filename-case': ['error', { cases: { kebabCase: true, pascalCase: true } }],
      },
    },
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        'eslint/eqeqeq': ['error', 'always'],
        'eslint/no-array-constructor': 'error',
        'eslint/no-console': 'error',
        'eslint/no-var': 'error',
        'eslint/prefer-const': 'error',
        'eslint/prefer-rest-params': 'error',
        'eslint/prefer-spread': 'error',
        'import/no-cycle': ['error', { ignoreExternal: true }],
        'structure/no-restricted-paths': ['error', { zones: ZONES }],
        'typescript/ban-ts-comment': 'error',
        'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        'typescript/no-empty-object-type': 'error',
        'typescript/no-explicit-any': 'error',
        'typescript/no-misused-promises': 'error',
        'typescript/no-namespace': 'error',
        'typescript/no-require-imports': 'error',
        'typescript/no-unnecessary-type-assertion': 'error',
        'typescript/no-unnecessary-type-constraint': 'error',
        'typescript/no-unsafe-argument': 'error',
        'typescript/no-unsafe-assignment': 'error',
        'typescript/no-unsafe-call': 'error',
        'typescript/no-unsafe-enum-comparison': 'error',
        'typescript/no-unsafe-function-type': 'error',
        'typescript/no-unsafe-member-access': 'error',
        'typescript/no-unsafe-return': 'error',
        'typescript/only-throw-error': 'error',
        'typescript/prefer-promise-reject-errors': 'error',
        'typescript/require-await': 'error',
        'typescript/restrict-plus-operands': 'error',
        'typescript/switch-exhaustiveness-check': [
          'error',
          { considerDefaultExhaustiveForUnions: true },
        ],
      },
    },
    {
      // What decorators tell of a class needs what it imports, also where it stands as a type only.
      files: [
        'backend/src/**/*.{controller,guard,interceptor,module,service,strategy}.ts',
        'backend/src/sync/schedule/sync-schedule.ts',
      ],
      rules: { 'typescript/consistent-type-imports': 'off' },
    },
    {
      files: ['backend/src/**/*.ts'],
      excludeFiles: [
        '**/*spec.ts',
        'backend/src/app/runtime.ts',
        'backend/src/pictures/drawings.ts',
        'backend/src/operations/backup/locate-backup.ts',
        'backend/src/database/embedded/launcher.ts',
      ],
      rules: { 'eslint/no-restricted-properties': ['error', ENVIRONMENT] },
    },
    { files: ['**/generated/**'], rules: { 'unicorn/filename-case': 'off' } },
    {
      files: ['frontend/**/*.{ts,tsx}'],
      rules: { 'react/rules-of-hooks': 'error', 'react/unsupported-syntax': 'error' },
    },
  ],
});
