import { defineConfig } from 'oxlint';

/**
 * The folders of the backend in their order: each imports only from the rows above its own. Within
 * a row, folders do not know each other.
 */
export const LAYERS: string[][] = [
  ['common'],
  ['config'],
  ['database'],
  ['changes'],
  ['audit', 'cache'],
  ['settings'],
  ['site-content'],
  ['rendering'],
  ['mail', 'pictures'],
  ['identity/users'],
  ['identity/links'],
  [
    'identity/sessions',
    'identity/login-attempts',
    'identity/api-keys',
    'identity/invitations',
    'identity/saved-views',
  ],
  ['identity/account', 'identity/email-change', 'identity/password-reset', 'identity/two-factor'],
  ['identity/passkeys'],
  ['identity/auth'],
  ['identity/setup'],
  ['catalogue/differences'],
  ['catalogue/entities'],
  ['catalogue/instructors'],
  ['catalogue/links', 'catalogue/marketplace', 'catalogue/courses', 'catalogue/campaigns'],
  ['sync', 'testimonials', 'newsletter'],
  ['offerings'],
  ['webhooks', 'site'],
  ['operations/backup', 'operations/connections', 'operations/health', 'operations/stats'],
  ['operations/metrics'],
  ['operations/system'],
  ['operations/doctor'],
  ['demo'],
  ['app'],
];

const layerZones = LAYERS.slice(0, -1).flatMap((row, index) =>
  row.map((folder) => ({
    target: `./backend/src/${folder}/**/!(*spec|*.factory).ts`,
    from: LAYERS.slice(index)
      .flat()
      .filter((other) => other !== folder)
      .map((other) => `./backend/src/${other}`),
    message: `${folder} may import from the layers above its own only.`,
  })),
);

const backendZones = [
  { target: './backend/sandbox', from: './backend/src', message: 'The sandbox stands alone.' },
  {
    target: './backend/src',
    from: './frontend/src/**/!(contract).*',
    message: 'Of the frontend, the backend knows the contract of its server bundle only.',
  },
  ...layerZones,
];

/** Folders of the frontend that are nouns of the business. */
const FEATURES = [
  'account',
  'audit',
  'auth',
  'campaigns',
  'connections',
  'courses',
  'instructors',
  'links',
  'mail',
  'marketplace',
  'newsletter',
  'offerings',
  'redirects',
  'site',
  'site-pages',
  'site-settings',
  'stats',
  'sync',
  'system',
  'testimonials',
  'users',
  'views',
  'webhooks',
];

const frontendZones = [
  {
    target: './frontend/src',
    from: './backend/src/**/!(search-index|search-words|synonyms|price-and-order|price-words|contrast|default-content).ts',
    message:
      'Of the backend, the frontend imports the rules of search, prices, order and contrast, and the default texts only.',
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
