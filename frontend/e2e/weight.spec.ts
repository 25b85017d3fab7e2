import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './test';

/** Bytes of compressed script before the first view; nine tenths of it are the libraries. */
const BUDGET = 110_000;

/** The names of what is loaded later, of which some stem from Ant Design. */
const LATER = /^const __vite__mapDeps=.*$/m;

test('the first view needs little script, and nothing of the back office', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const addresses = [...html.matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, path]) => path);
  expect(addresses.length).toBeGreaterThan(1);

  let weight = 0;
  for (const address of addresses) {
    const script = await (await request.get(address ?? '')).body();
    expect(script.toString().replace(LATER, ''), address).not.toMatch(/antd|ant-design|formik/i);
    weight += brotliCompressSync(script).length;
  }
  expect(weight).toBeLessThan(BUDGET);
});
