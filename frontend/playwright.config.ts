import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './e2e/browser';

/** Browser tests against the real product, which the global set-up starts. */
export default defineConfig({
  testDir: './e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: './test-results',
  reporter: 'list',
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  workers: 2,
  // For machines that do much else at the same time.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    baseURL: process.env['E2E_BASE_URL'],
    launchOptions: await launchOptions(),
    contextOptions: { reducedMotion: 'reduce' },
    // A trace has the page's state at every step; pictures beside it cost another fifth.
    trace: { mode: 'retain-on-failure', screenshots: false },
  },
});
