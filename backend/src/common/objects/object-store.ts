export interface ObjectStore {
  read(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
  /** Readers see either the complete object or none. */
  write(name: string, bytes: Buffer): Promise<void>;
  removeAll(folder: string): Promise<void>;
  /** Removes files left by processes that were killed while writing. */
  removeUnfinished(): Promise<void>;
}
