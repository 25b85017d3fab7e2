import { LRUCache } from 'lru-cache';
import { type Changed, concerns, type CacheTag } from './cache-tags.js';

export interface CachedValue<Value> {
  value: Value;
  tags: ReadonlySet<CacheTag>;
  declared: readonly CacheTag[];
  make: () => Promise<Value>;
  hits: number;
  staleSince: number | null;
}

export interface CacheLimits<Value> {
  entries: number;
  bytes: number;
  sizeOf: (value: Value) => number;
  onKept?: (value: Value, tags: ReadonlySet<CacheTag>) => void;
}

const ENTRY = 512;
const CHARACTER = 2;

export class CachedValues<Value extends object> {
  private readonly byTag = new Map<CacheTag, Set<string>>();
  private readonly kept: LRUCache<string, CachedValue<Value>>;

  constructor(private readonly limits: CacheLimits<Value>) {
    const { entries, bytes, sizeOf } = limits;
    this.kept = new LRUCache({
      max: entries,
      maxSize: bytes,
      sizeCalculation: ({ value }, key) => sizeOf(value) + key.length * CHARACTER + ENTRY,
      dispose: ({ tags }, key) => this.forget(key, tags),
    });
  }

  get usage(): { entries: number; bytes: number } {
    return { entries: this.kept.size, bytes: this.kept.calculatedSize };
  }

  get(key: string): CachedValue<Value> | undefined {
    return this.kept.get(key);
  }

  set(key: string, entry: CachedValue<Value>): void {
    this.kept.set(key, entry);
    if (!this.kept.has(key)) return;
    this.limits.onKept?.(entry.value, entry.tags);
    for (const tag of entry.tags) {
      const keys = this.byTag.get(tag) ?? new Set();
      this.byTag.set(tag, keys.add(key));
    }
  }

  delete(key: string): void {
    this.kept.delete(key);
  }

  clear(): void {
    this.kept.clear();
  }

  list(): [string, CachedValue<Value>][] {
    return [...this.kept.entries()];
  }

  *concernedBy(changed: ReadonlySet<CacheTag>): Generator<[string, CachedValue<Value>]> {
    const tagged = [...changed].flatMap((tag) => [...(this.byTag.get(tag) ?? [])]);
    const keys = new Set(changed.has('site') ? this.kept.keys() : tagged);
    for (const key of keys) {
      const entry = this.kept.peek(key);
      if (entry) yield [key, entry];
    }
  }

  private forget(key: string, tags: ReadonlySet<CacheTag>): void {
    for (const tag of tags) {
      const keys = this.byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.byTag.delete(tag);
    }
  }
}

export class PendingValue {
  private readonly changed = new Set<CacheTag>();
  private isLost = false;

  note(changed: Changed): void {
    if (changed === null) this.isLost = true;
    else for (const tag of changed) this.changed.add(tag);
  }

  isOvertaken(tags: ReadonlySet<CacheTag>): boolean {
    return this.isLost || concerns(this.changed, tags);
  }
}
