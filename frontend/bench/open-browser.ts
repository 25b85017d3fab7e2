import { type Browser, chromium } from '@playwright/test';
import { hold } from '../../backend/bench/bench.ts';
import { launchOptions } from '../e2e/browser.ts';

/** On a signal the browser ends with the other resources. */
export async function openBrowser(
  resources: AsyncDisposableStack,
  flags: string[] = [],
): Promise<Browser> {
  // Unpacks the browser at the first time; half of one would be taken for a whole one ever after.
  const { args = [], ...options } = await hold(resources, launchOptions(), () => undefined);
  const starting = chromium.launch({
    ...options,
    args: [...args, ...flags],
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  return hold(resources, starting, (browser) => browser.close());
}
