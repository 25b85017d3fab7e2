import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Folders that are nouns of the business; what they may use of each other is below. */
const FEATURES = [
  'auth',
  'courses',
  'marketplace',
  'newsletter',
  'stats',
  'sync',
  'testimonials',
  'users',
];

/** What a feature shows the others; the rest is its inside. */
const backendZones = [
  { target: './backend/sandbox', from: './backend/src', message: 'The sandbox stands alone.' },
  {
    target: './backend/src/common',
    from: FEATURES.map((feature) => `./backend/src/${feature}`),
    message: 'common/ knows no feature.',
  },
  ...FEATURES.map((feature) => ({
    target: `./backend/src/${feature}`,
    from: FEATURES.filter((other) => other !== feature).map(
      (other) =>
        `./backend/src/${other}/**/!(*.module|*.service|*.entity|*.decorator|*.dto|*.factory).ts`,
    ),
    message:
      'Features use each other’s module, services, entities, DTOs, decorators and factories only.',
  })),
];

const frontendZones = [
  {
    target: ['./frontend/src/components', './frontend/src/api', './frontend/src/styles'],
    from: ['./frontend/src/features', './frontend/src/layouts', './frontend/src/routes'],
    message: 'Shared code knows no feature.',
  },
  ...[...FEATURES, 'site'].map((feature, _index, features) => ({
    target: `./frontend/src/features/${feature}`,
    from: features
      .filter((other) => other !== feature)
      .flatMap((other) => [
        `./frontend/src/features/${other}/!(index).*`,
        `./frontend/src/features/${other}/!(admin)/**`,
        `./frontend/src/features/${other}/admin/!(index).*`,
        `./frontend/src/features/${other}/admin/*/**`,
      ]),
    message: 'Features use what the index of another one, or of its admin, shows.',
  })),
];

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
