import { swc } from './test/swc.mjs';

const shared = {
  // Not what is built, which Jest would read through in each run.
  roots: ['<rootDir>/sandbox', '<rootDir>/src', '<rootDir>/test'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};
const compiled = ['@swc/jest', swc];

/** Two projects: rules without a database, and HTTP against a real PostgreSQL. */
export default {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/**/*.spec.ts'],
      transform: { '\\.ts$': compiled },
    },
    {
      ...shared,
      displayName: 'api',
      testEnvironment: '<rootDir>/test/native-environment.mjs',
      testMatch: ['<rootDir>/**/*.api-spec.ts'],
      transform: {
        '\\.api-spec\\.ts$': compiled,
        '\\.ts$': '<rootDir>/test/native-module.mjs',
      },
      globalSetup: '<rootDir>/test/global-setup.mjs',
      globalTeardown: '<rootDir>/test/global-teardown.mjs',
    },
  ],
  testSequencer: './test/longest-first.mjs',
  // One less than the cores, Jest's own choice, would leave a small machine with one.
  maxWorkers: '100%',
  testTimeout: 120_000,
};
