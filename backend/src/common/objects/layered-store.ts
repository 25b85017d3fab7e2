import type { ObjectStore } from './object-store.js';

/** Writes to the first store, and reads from the second what the first does not have. */
export class LayeredStore implements ObjectStore {
  constructor(
    private readonly first: ObjectStore,
    private readonly older: ObjectStore,
  ) {}

  async read(name: string): Promise<Buffer | null> {
    return (await this.first.read(name)) ?? this.older.read(name);
  }

  async has(name: string): Promise<boolean> {
    return (await this.first.has(name)) || this.older.has(name);
  }

  write(name: string, bytes: Buffer): Promise<void> {
    return this.first.write(name, bytes);
  }

  async removeAll(folder: string): Promise<void> {
    await Promise.all([this.first.removeAll(folder), this.older.removeAll(folder)]);
  }

  async removeUnfinished(): Promise<void> {
    await Promise.all([this.first.removeUnfinished(), this.older.removeUnfinished()]);
  }
}
