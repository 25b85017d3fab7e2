import { availableParallelism } from 'node:os';
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
  // A quarter of the time a worker waits for jobs and deadlines, not for a core.
  maxWorkers: availableParallelism() + 1,
  testTimeout: 120_000,
};
