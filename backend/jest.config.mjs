import { readFileSync } from 'node:fs';

const swc = JSON.parse(readFileSync(new URL('.swcrc', import.meta.url), 'utf8'));
delete swc.exclude; // The build leaves the tests out; here they are what is compiled.

const shared = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: { '^.+\\.ts$': ['@swc/jest', { ...swc, swcrc: false }] },
};

/** Two projects: rules without a database, and HTTP against a real PostgreSQL. */
export default {
  projects: [
    { ...shared, displayName: 'unit', testMatch: ['<rootDir>/**/*.spec.ts'] },
    {
      ...shared,
      displayName: 'api',
      testMatch: ['<rootDir>/**/*.api-spec.ts'],
      globalSetup: '<rootDir>/test/global-setup.mjs',
      globalTeardown: '<rootDir>/test/global-teardown.mjs',
    },
  ],
  // One less than the cores, Jest's own choice, would leave a small machine with one.
  maxWorkers: '100%',
  testTimeout: 60_000,
};
