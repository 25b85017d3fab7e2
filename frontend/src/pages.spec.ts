import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageAt, publicPages } from './pages';

const SMOKE = join(import.meta.dirname, '../e2e/smoke');

/** Addresses that a smoke test opens, or waits for, with a placeholder for each part that varies. */
const visited = readdirSync(SMOKE)
  .map((file) => readFileSync(join(SMOKE, file), 'utf8'))
  .flatMap((text) => [...text.matchAll(/\b(?:goto|toHaveURL)\(\s*['`](\/[^'`]*)['`]/g)])
  .map(([, address = '']) => address.replace(/\$\{.*?\}/g, 'x').replace(/[?#].*/, ''));

// The server answers addresses of the back office and of the API in other ways.
const onSite = visited.filter((address) => !/^\/(admin|api)\b/.test(address));

it.each(publicPages)('the page at $path has a smoke test', (page) => {
  expect(onSite.filter((address) => pageAt(address).page === page)).not.toEqual([]);
});
