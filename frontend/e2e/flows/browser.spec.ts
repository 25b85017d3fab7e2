import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { launchOptions } from '../browser';

test('an installed browser is found on macOS, and a missing one fails at once', async () => {
  const home = await mkdtemp(join(tmpdir(), 'lectern-browser-'));
  const mac = { variables: { PATH: '' }, system: 'darwin arm64', roots: [home] };
  await expect(launchOptions(mac)).rejects.toThrow(/no Chrome .+Linux on x64\. .+CHROMIUM_PATH\.$/);

  const chrome = join(home, 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome');
  await mkdir(dirname(chrome), { recursive: true });
  await writeFile(chrome, '');
  expect(await launchOptions(mac)).toMatchObject({ executablePath: chrome });
  await rm(home, { recursive: true });
});
