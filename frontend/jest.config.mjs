import { availableParallelism } from 'node:os';

/** Unit tests: jsdom with Node's own fetch classes, TypeScript and JSX through SWC, as ES modules. */
export default {
  testEnvironment: '<rootDir>/src/testing/jsdom-environment.mjs',
  testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    // As single files, since a new copy of their 3,000 modules is loaded for each file of tests.
    '^antd$': '<rootDir>/../node_modules/antd/dist/antd.min.js',
    '^@ant-design/icons$': '<rootDir>/../node_modules/@ant-design/icons/dist/index.umd.min.js',
    // As the icons' file names it.
    '^React$': 'react',
    '\\.css$': 'identity-obj-proxy',
    '^\\./(search-words|synonyms)\\.js$': '<rootDir>/../backend/src/common/search/$1.ts',
    '/price-words\\.js$': '<rootDir>/../backend/src/common/price/price-words.ts',
  },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
  // Jest leaves one core free by default, which would be half of two.
  maxWorkers: availableParallelism(),
  // Ant Design is slow in jsdom, and slower where something else runs beside the tests.
  testTimeout: 90_000,
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
};
