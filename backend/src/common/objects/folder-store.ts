import { randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ObjectStore } from './object-store.js';

/** Files in a folder, which the processes of one machine share. */
export class FolderStore implements ObjectStore {
  constructor(private readonly folder: string) {}

  async read(name: string): Promise<Buffer | null> {
    try {
      return await readFile(join(this.folder, name));
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    }
  }

  has(name: string): Promise<boolean> {
    return access(join(this.folder, name)).then(
      () => true,
      () => false,
    );
  }

  async write(name: string, bytes: Buffer): Promise<void> {
    const path = join(this.folder, name);
    await mkdir(dirname(path), { recursive: true });
    const unfinished = `${path}.${randomUUID()}`;
    try {
      await writeFile(unfinished, bytes);
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
