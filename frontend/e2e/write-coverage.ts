import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../.build/coverage/browser');

/** Writes how often V8 ran each part of the product's scripts in a page, for `scripts/coverage.mjs`. */
export async function writeCoverage(page: Page) {
  if (page.isClosed()) return;
  const entries = await page.coverage.stopJSCoverage();
  const own = entries
    .filter(({ url }) => /^http:[^?]*\/assets\/[^/]+\.js$/.test(url))
    .map(({ url, functions }) => ({ url: new URL(url).pathname, functions }));
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, `${randomUUID()}.json`), JSON.stringify(own));
}
