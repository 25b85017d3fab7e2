import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './e2e/browser';
import type { TestOptions } from './e2e/test';

const SMOKE = '**/smoke/*.spec.ts';
const OWN = '**/*.own.spec.ts';
const OWN_SMOKE = '**/smoke/*.own.spec.ts';

const smoke = { checksAxe: true, recordsCoverage: process.env['LECTERN_COVERAGE'] !== undefined };

const { args = [], ...browser } = await launchOptions();

/** A page lives for seconds here, in which optimising its code costs more than it brings. */
const SHORT_LIVED = '--js-flags=--no-opt --no-maglev --always-sparkplug';

/** Browser tests against the real product, which the global set-up starts. */
export default defineConfig<TestOptions>({
  testDir: './e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: './test-results',
  reporter: 'list',
  forbidOnly: true,
  // What Vite has built needs no transformation, which took three seconds.
  build: { external: ['**/.build/**'] },
  fullyParallel: true,
  retries: 0,
  // A third of the time they wait for pages and answers, not for a core.
  workers: 3,
  projects: [
    { name: 'smoke', testMatch: SMOKE, testIgnore: OWN, use: smoke },
    // One worker, so that what these tests start themselves is started once.
    { name: 'smoke-own', testMatch: OWN_SMOKE, workers: 1, use: smoke },
    { name: 'shared', testIgnore: [SMOKE, OWN] },
    { name: 'own', testMatch: OWN, testIgnore: SMOKE, workers: 1 },
  ],
  // For machines that do much else at the same time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    baseURL: process.env['E2E_BASE_URL'],
    launchOptions: { ...browser, args: [...args, SHORT_LIVED] },
    contextOptions: { reducedMotion: 'reduce' },
    // Writing traces takes a fifth of the time: `npx playwright test -g "name" --trace on` writes one.
    screenshot: 'only-on-failure',
  },
});
