import type { ConsoleMessage, Page } from '@playwright/test';
import { shiftOf } from './layout-shift';
import { expect } from './test';

/** Collects errors and warnings of scripts, policies, and of React where it renders otherwise than the server. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message: ConsoleMessage) => {
    // The portraits of other tests' stories are nowhere.
    const isLost = message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !isLost) complaints.push(message.text());
  });
  return complaints;
}

/** The catalogue's page does not hold it, and the browser needs it for searches. */
const INDEX = '/api/catalogue/index';

/** Expects that React finds the page as the server rendered it, and asks for no data or other site. */
export async function expectHydrated(page: Page, address: string) {
  const complaints = complaintsOf(page);
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const home = new URL(page.url()).origin;
  const isMore = ({ origin, pathname, protocol }: URL) =>
    protocol.startsWith('http') &&
    (origin !== home || (pathname.startsWith('/api/') && pathname !== INDEX));
  expect(complaints).toEqual([]);
  expect(asked.filter(isMore).map(String)).toEqual([]);
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.01);
}
