import type { Page, Request } from '@playwright/test';
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds without a request after which nothing more is coming. */
const QUIET = 300;
/** Milliseconds after which something is wrong. */
const PATIENCE = 30_000;

/** The event stream of an open screen. With it the network never becomes idle. */
const STREAM = /\/stream$/;

/** Watches a page's requests. The function that it answers waits until the last one is over. */
export function watchRequests(page: Page): () => Promise<void> {
  const pending = new Map<Request, string>();
  let changed = Date.now();
  page.on('request', (request) => {
    if (STREAM.test(request.url())) return;
    pending.set(request, request.url());
    changed = Date.now();
  });
  const end = (request: Request) => {
    if (pending.delete(request)) changed = Date.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    const started = Date.now();
    while (pending.size > 0 || Date.now() - changed < QUIET) {
      if (Date.now() - started > PATIENCE) {
        throw new Error(`Still waiting for ${[...pending.values()].join(', ')}`);
      }
      await delay(50);
    }
  };
}
