import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const NAME =
  /^lectern-(?<day>\d{4}-\d\d-\d\d)T(?<hour>\d\d)-(?<minute>\d\d)-(?<second>\d\d)Z\.zip(\.enc)?$/;
const PART = /^lectern-.*\.part$/;
/** Milliseconds after which nobody writes to a file any more that was never completed. */
const ABANDONED = 24 * 60 * 60 * 1000;

/** Such as `lectern-2026-03-04T05-06-07Z.zip`. */
export function nameBackup(isEncrypted: boolean): string {
  const time = new Date()
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
  return `lectern-${time}.zip${isEncrypted ? '.enc' : ''}`;
}

/** When the newest of a folder was made, as its name says; null: there is none. */
export async function newestBackup(dir: string): Promise<Date | null> {
  const [newest] = await listBackups(dir);
  const { day, hour, minute, second } = NAME.exec(newest ?? '')?.groups ?? {};
  return day === undefined ? null : new Date(`${day}T${hour}:${minute}:${second}Z`);
}

/** Deletes all but the newest, and what was never completed. */
export async function tidyBackups(dir: string, keep: number): Promise<void> {
  const old = (await listBackups(dir)).slice(keep);
  await Promise.all(old.map((name) => rm(join(dir, name), { force: true })));
  for (const name of await readdir(dir)) {
    if (!PART.test(name)) continue;
    const { mtimeMs } = await stat(join(dir, name));
    if (Date.now() - mtimeMs > ABANDONED) await rm(join(dir, name), { force: true });
  }
}

/** The newest first. */
async function listBackups(dir: string): Promise<string[]> {
  const names = await readdir(dir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names
    .filter((name) => NAME.test(name))
    .toSorted()
    .toReversed();
}
