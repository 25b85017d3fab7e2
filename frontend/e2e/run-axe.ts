import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Result } from 'axe-core';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Without its comments, which would be sent to every page. */
const AXE = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Returns the violations that axe finds on the page, by default with all its rules. */
export async function runAxe(page: Page, rules?: string[]): Promise<Result[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async (runOnly) => {
    const { violations } = await window.axe.run({
      resultTypes: ['violations'],
      // Style sheets and films once more, for rules that are off or find no films here.
      preload: false,
      ...(runOnly && { runOnly }),
    });
    return violations;
  }, rules);
}
