import { randomUUID } from 'node:crypto';
import { link, open, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { EmbeddedInUseError, errorCode, orNull } from './embedded-error.js';
import { isRunning, processStart } from './process.js';

/** The process that runs a database; `port` is null until the database accepts connections. */
const ownerSchema = z.object({
  pid: z.number().int(),
  started: z.string(),
  port: z.number().int().nullable(),
  /** Identifies the lock file. A lock that was copied with its folder does not match and is ignored. */
  file: z.string().optional(),
  path: z.string().optional(),
});
export type Owner = z.infer<typeof ownerSchema>;

export interface Lock {
  publish(port: number): Promise<void>;
  release(): Promise<void>;
}

export async function liveOwner(lock: string): Promise<Owner | null> {
  const found = await readLock(lock);
  return found && ownerIn(found);
}

/** Links a finished file, so that only one of two processes succeeds and none reads half a lock. */
export async function claim(lock: string): Promise<Lock> {
  const own = { pid: process.pid, started: (await processStart(process.pid)) ?? '' };
  await withDraft(lock, { ...own, port: null }, async (draft) => {
    while (!(await linked(draft, lock))) {
      await removeStale(lock);
    }
  });
  return {
    publish: (port) => withDraft(lock, { ...own, port }, (draft) => rename(draft, lock)),
    release: () => rm(lock, { force: true }),
  };
}

interface Found {
  text: string;
  file: string;
  path: string;
}

async function readLock(path: string): Promise<Found | null> {
  const handle = await orNull(open(path));
  if (handle === null) return null;
  try {
    const { dev, ino } = await handle.stat({ bigint: true });
    const text = await handle.readFile('utf8');
    return { text, file: `${dev}:${ino}`, path: await placeOf(path) };
  } finally {
    await handle.close();
  }
}

async function placeOf(path: string): Promise<string> {
  return join(await realpath(dirname(path)), basename(path));
}

async function ownerIn({ text, file, path }: Found): Promise<Owner | null> {
  const owner = ownerSchema.safeParse(parseJson(text));
  if (!owner.success) return null;
  const { file: ownFile = file, path: ownPath = path } = owner.data;
  if (ownFile !== file && ownPath !== path) return null;
  return (await isRunning(owner.data)) ? owner.data : null;
}

async function withDraft(
  lock: string,
  owner: Owner,
  use: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = `${lock}.${randomUUID()}`;
  try {
    await writeFile(draft, '');
    const file = (await readLock(draft))?.file;
    await writeFile(draft, JSON.stringify({ ...owner, file, path: await placeOf(lock) }));
    await use(draft);
  } finally {
    await rm(draft, { force: true });
  }
}

async function linked(draft: string, lock: string): Promise<boolean> {
  try {
    await link(draft, lock);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Moves the lock of a dead process away, and puts it back if it has a new owner by then. */
async function removeStale(lock: string): Promise<void> {
  const seen = await readLock(lock);
  if (seen === null) return;
  const owner = await ownerIn(seen);
  if (owner !== null) {
    throw new EmbeddedInUseError(owner.pid, lock);
  }
  const aside = `${lock}.${randomUUID()}`;
  await orNull(rename(lock, aside));
  if ((await readLock(aside))?.text !== seen.text) {
    await orNull(linked(aside, lock));
  }
  await rm(aside, { force: true });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
