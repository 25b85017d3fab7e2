import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { EmbeddedPostgresError, errorCode, orNull } from './embedded-error.js';
import { isRunning, processStart } from './embedded-process.js';

/** The process that runs a database; `port` is null until the database answers. */
const ownerSchema = z.object({
  pid: z.number().int(),
  started: z.string(),
  port: z.number().int().nullable(),
});
export type Owner = z.infer<typeof ownerSchema>;

export interface Lock {
  publish(port: number): Promise<void>;
  release(): Promise<void>;
}

/** The owner of a database as long as it lives; a lock that a dead process left counts as none. */
export async function liveOwner(lock: string): Promise<Owner | null> {
  const text = await orNull(readFile(lock, 'utf8'));
  return text === null ? null : ownerIn(text);
}

/** Links a finished file: of two processes one succeeds, and nobody ever reads half a lock. */
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

async function ownerIn(text: string): Promise<Owner | null> {
  const owner = ownerSchema.safeParse(parseJson(text));
  return owner.success && (await isRunning(owner.data)) ? owner.data : null;
}

async function withDraft(
  lock: string,
  owner: Owner,
  use: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = `${lock}.${randomUUID()}`;
  try {
    await writeFile(draft, JSON.stringify(owner));
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

/** Moves the lock of a dead process out of the way, and puts it back if it has changed hands. */
async function removeStale(lock: string): Promise<void> {
  const seen = await orNull(readFile(lock, 'utf8'));
  if (seen === null) return;
  const owner = await ownerIn(seen);
  if (owner !== null) {
    throw new EmbeddedPostgresError(
      `Another Lectern (process ${owner.pid}) is running on this database (${lock}). ` +
        `Stop it first (kill ${owner.pid}), or set DATABASE_URL to another database.`,
    );
  }
  const aside = `${lock}.${randomUUID()}`;
  await orNull(rename(lock, aside));
  if ((await orNull(readFile(aside, 'utf8'))) !== seen) {
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
