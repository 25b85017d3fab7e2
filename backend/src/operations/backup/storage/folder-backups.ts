import { createHash, randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BackupStorage } from './backup-storage.js';
import { FileReads, type RandomAccess } from './random-access.js';

const PART = /^lectern-.*\.part$|\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.part$/;
/** Matches the machine and process of an incomplete file. */
const WRITER = new RegExp(`\\.${machine()}-(\\d+)\\.[\\da-f-]{36}\\.part$`);
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

const ours = new Set<string>();

/** A folder with files that only their owner can read. Incomplete files have another name. */
export class FolderBackups implements BackupStorage {
  constructor(private readonly folder: string) {}

  describe(name: string): string {
    return join(this.folder, name);
  }

  names(): Promise<string[]> {
    return readdir(this.folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
  }

  open(name: string): Promise<RandomAccess> {
    return FileReads.open(this.describe(name));
  }

  wouldLose(): Promise<boolean> {
    return Promise.resolve(false);
  }

  async keep(
    name: string,
    source: Readable,
    check: (reads: RandomAccess) => Promise<void>,
  ): Promise<void> {
    const file = this.describe(name);
    // Remains of a killed process must not block the next one.
    const part = `${file}.${machine()}-${process.pid}.${randomUUID()}.part`;
    const drop = () => rmSync(part, { force: true });
    ours.add(basename(part));
    await mkdir(this.folder, { recursive: true });
    process.once('exit', drop);
    try {
      const handle = await open(part, 'wx', 0o600);
      await pipeline(source, handle.createWriteStream({ flush: true }));
      await check(await FileReads.open(part));
      await rename(part, file);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    } finally {
      process.off('exit', drop);
      ours.delete(basename(part));
    }
  }

  remove(name: string): Promise<void> {
    return rm(this.describe(name), { force: true });
  }

  async removeAbandoned(name?: string): Promise<void> {
    for (const found of await this.names()) {
      const isAbandoned =
        name === undefined
          ? PART.test(found) && (isOfDeadProcess(found) || (await this.isOld(found)))
          : found.startsWith(`${name}.`) && isOfDeadProcess(found);
      if (isAbandoned) await this.remove(found);
    }
  }

  private async isOld(name: string): Promise<boolean> {
    const written = await this.lastWritten(name);
    return written !== null && Date.now() - written > ABANDONED_AFTER_MS;
  }

  private async lastWritten(name: string): Promise<number | null> {
    try {
      return (await stat(this.describe(name))).mtimeMs;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    }
  }
}

/** Host names may contain any character. */
function machine(): string {
  return createHash('sha256').update(hostname()).digest('hex').slice(0, 8);
}

function isOfDeadProcess(part: string): boolean {
  const [, pid] = WRITER.exec(part) ?? [];
  if (pid === undefined || ours.has(part)) return false;
  return Number(pid) === process.pid || !isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
