import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './test';

test.use({ isFirstVisit: true });

/** Bytes of compressed script in the first view; nine tenths of it are the libraries. */
const BUDGET = 110_000;
/** Bytes of what each start of the server reads, as it is. */
const BUDGET_OF_SERVER = 1_500_000;

/** The names of what is loaded later, of which some stem from Ant Design. */
const LATER = /^const __vite__mapDeps=.*$/m;

test('the first view needs little script, and nothing of the back office', async ({
  page,
  request,
}) => {
  const addresses = new Set<string>();
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') addresses.add(asked.url());
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(addresses.size).toBeGreaterThan(1);

  let weight = 0;
  for (const address of addresses) {
    const script = await (await request.get(address)).body();
    expect(script.toString().replace(LATER, ''), address).not.toMatch(/antd|ant-design|formik/i);
    weight += brotliCompressSync(script).length;
  }
  expect(weight).toBeLessThan(BUDGET);
});

test('the server loads no library in whole, and none for development', async () => {
  const bundle = await readFile(new URL('../dist/server/index.js', import.meta.url), 'utf8');
  expect(bundle).not.toContain('process.env.NODE_ENV');
  expect(bundle.length).toBeLessThan(BUDGET_OF_SERVER);
});
