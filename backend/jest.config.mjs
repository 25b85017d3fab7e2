import { availableParallelism } from 'node:os';
import { swc } from './test/swc.mjs';

const shared = {
  // Not what is built, which Jest would read through in each run.
  roots: ['<rootDir>/sandbox', '<rootDir>/src', '<rootDir>/test'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};
const compiled = ['@swc/jest', swc];

const product = {
  ...shared,
  testEnvironment: '<rootDir>/test/native-environment.mjs',
  transform: {
    '\\.(api|system)-spec\\.ts$': compiled,
    '\\.ts$': '<rootDir>/test/native-module.mjs',
  },
  globalSetup: '<rootDir>/test/global-setup.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
};

/** Plain values, HTTP against a real PostgreSQL, and programs or servers of their own. */
export default {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: '<rootDir>/test/unit-environment.mjs',
      testMatch: ['<rootDir>/**/*.spec.ts'],
      transform: { '\\.ts$': compiled },
    },
    { ...product, displayName: 'api', testMatch: ['<rootDir>/**/*.api-spec.ts'] },
    { ...product, displayName: 'system', testMatch: ['<rootDir>/**/*.system-spec.ts'] },
  ],
  testSequencer: './test/longest-first.mjs',
  // A quarter of the time a worker waits for jobs and deadlines, not for a core.
  maxWorkers: availableParallelism() + 1,
  testTimeout: 120_000,
  // A worker closes its shared application after its last file. Jest gives it half a second otherwise.
  workerGracefulExitTimeout: 30_000,
};
