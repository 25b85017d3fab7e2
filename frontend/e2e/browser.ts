import { access } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { LaunchOptions } from '@playwright/test';
import { loadTool } from '../../tools/load-tool.ts';

/** Of `@sparticuz/chromium`. */
interface PackagedChromium {
  default: { args: string[]; setGraphicsMode: boolean; executablePath: () => Promise<string> };
}

const INSTALLED = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];

/** Where macOS has them, which are on no PATH: for everybody, or below somebody's home. */
const OF_MACOS = ['Google Chrome', 'Chromium'].map(
  (name) => `Applications/${name}.app/Contents/MacOS/${name}`,
);

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

const HERE = {
  variables: process.env,
  system: `${process.platform} ${process.arch}`,
  roots: ['/', homedir()],
};

/**
 * The browser of `CHROMIUM_PATH`, else an installed Chrome or Chromium, else the one from npm.
 * @throws where none of them is
 */
export async function launchOptions(machine = HERE): Promise<LaunchOptions> {
  const executablePath = machine.variables['CHROMIUM_PATH'] ?? (await findInstalled(machine));
  if (executablePath) return { executablePath, args: ['--no-sandbox', ...SHARED], env: env() };
  if (machine.system !== 'linux x64') {
    throw new Error(
      'There is no Chrome or Chromium here, and the one from npm is for Linux on x64. Install one, or set CHROMIUM_PATH.',
    );
  }
  const { default: packaged } = await loadTool<PackagedChromium>('chromium');
  // Drawing 3D in software costs a fifth of the tests' time, and no page does it.
  packaged.setGraphicsMode = false;
  return {
    executablePath: await packaged.executablePath(),
    args: [...packaged.args.filter((flag) => !UNWANTED.includes(flag)), ...SHARED],
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

async function findInstalled({ variables, roots }: typeof HERE): Promise<string | undefined> {
  const folders = (variables['PATH'] ?? '').split(delimiter).filter(Boolean);
  const paths = [
    ...folders.flatMap((folder) => INSTALLED.map((name) => join(folder, name))),
    ...roots.flatMap((root) => OF_MACOS.map((name) => join(root, name))),
  ];
  for (const path of paths) if (await isThere(path)) return path;
  return undefined;
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
