import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ObjectStore } from './object-store.js';

const UNFINISHED = 'unfinished';
const LONGEST_WRITE = 60 * 60 * 1000;

/**
 * Stores objects in a folder that the processes of one machine share. A power cut can leave an empty file, which counts
 * as missing.
 */
export class FolderStore implements ObjectStore {
  constructor(private readonly folder: string) {}

  async read(name: string): Promise<Buffer | null> {
    try {
      const bytes = await readFile(join(this.folder, name));
      return bytes.length > 0 ? bytes : null;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    }
  }

  has(name: string): Promise<boolean> {
    return stat(join(this.folder, name)).then(
      ({ size }) => size > 0,
      () => false,
    );
  }

  async write(name: string, bytes: Buffer): Promise<void> {
    const path = join(this.folder, name);
    const unfinished = join(this.folder, UNFINISHED, randomUUID());
    try {
      await mkdir(dirname(unfinished), { recursive: true });
      await writeFile(unfinished, bytes, { flush: true });
      await mkdir(dirname(path), { recursive: true });
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async removeAll(folder: string): Promise<void> {
    await rm(join(this.folder, folder), { recursive: true, force: true });
  }

  async removeUnfinished(): Promise<void> {
    const folder = join(this.folder, UNFINISHED);
    for (const name of existsSync(folder) ? await readdir(folder) : []) {
      const path = join(folder, name);
      const file = await stat(path).catch(() => null);
      if (file && file.mtimeMs < Date.now() - LONGEST_WRITE) await rm(path, { force: true });
    }
  }
}
