/** Keeps bytes by names, whose parts have `/` between them. */
export interface ObjectStore {
  /** Null: there is nothing of this name. */
  read(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
  /** Whoever reads meanwhile finds all of it or nothing of it. */
  write(name: string, bytes: Buffer): Promise<void>;
  /** Removes all whose names begin with this one and `/`. */
  removeAll(folder: string): Promise<void>;
  /** Removes what processes that were killed while they wrote have left. */
  removeUnfinished(): Promise<void>;
}
