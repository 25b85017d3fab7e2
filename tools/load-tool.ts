import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Imports `tools/<name>`, which `npm ci` of the project leaves out because few commands need it.
 * Installs it first where it is missing or older than its lock file.
 * @throws Error when it cannot be installed
 */
export async function loadTool<Tool>(name: string): Promise<Tool> {
  const folder = join(import.meta.dirname, name);
  const lock = changedAt(join(folder, 'package-lock.json'));
  if (changedAt(join(folder, 'node_modules/.package-lock.json')) < lock) install(name, folder);
  return (await import(pathToFileURL(join(folder, 'index.mjs')).href)) as Tool;
}

/** 0 where there is no such file. */
function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function install(name: string, folder: string): void {
  process.stderr.write(`Installing tools/${name}, which npm ci leaves out …\n`);
  const { status, stdout, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  throw new Error(
    `tools/${name} could not be installed. Once the npm registry can be reached, run npm ci --prefix tools/${name}.\n${stdout}${stderr}`,
  );
}
