import { access } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import packagedChromium from '@sparticuz/chromium';

const INSTALLED = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

/** Flags of the packaged Chromium that suit a cloud function and not a test of several pages. */
const UNWANTED = [
  '--single-process',
  '--no-zygote',
  '--disable-web-security',
  '--allow-running-insecure-content',
];

/** Pages of one site share a process, and with it the scripts that were compiled there. */
const SHARED = ['--process-per-site'];

/**
 * Chromium sets these while threads of its own read the environment. A variable that is new moves
 * it, and the C library's `getenv` then reads freed memory, of which the browser dies at its start.
 */
const SET_BY_CHROMIUM = { DBUS_SESSION_BUS_ADDRESS: 'disabled:', FC_FONTATIONS: '1' };

/** The browser of `CHROMIUM_PATH`, else an installed Chrome or Chromium, else the one from npm. */
export async function launchOptions(): Promise<LaunchOptions> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? (await findInstalled());
  if (executablePath) return { executablePath, args: ['--no-sandbox', ...SHARED], env: env() };
  // Drawing 3D in software costs a fifth of the tests' time, and no page does it.
  packagedChromium.setGraphicsMode = false;
  return {
    executablePath: await packagedChromium.executablePath(),
    args: [...packagedChromium.args.filter((flag) => !UNWANTED.includes(flag)), ...SHARED],
    env: env(),
  };
}

/** Asked after the package has named its libraries there. */
function env(): Record<string, string> {
  const own = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return { ...Object.fromEntries(own), ...SET_BY_CHROMIUM };
}

async function findInstalled(): Promise<string | undefined> {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  for (const path of folders.flatMap((folder) => INSTALLED.map((name) => join(folder, name)))) {
    if (await isThere(path)) return path;
  }
  return undefined;
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
