import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ObjectStore } from './object-store.js';

/**
 * Files in a folder, which the processes of one machine share. A power cut can leave a file without its bytes, which
 * counts as none.
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
    await mkdir(dirname(path), { recursive: true });
    const unfinished = `${path}.${randomUUID()}`;
    try {
      await writeFile(unfinished, bytes, { flush: true });
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async removeAll(folder: string): Promise<void> {
    await rm(join(this.folder, folder), { recursive: true, force: true });
  }
}
