import { LRUCache } from 'lru-cache';
import { type Changed, concerns, type Topic } from './topics.js';

export interface KeptValue<Value> {
  value: Value;
  topics: ReadonlySet<Topic>;
  /** Those that are known before it is made. */
  declared: readonly Topic[];
  make: () => Promise<Value>;
  /** How often it was asked for. Those before it was last made anew count half. */
  hits: number;
  /** On the clock of `performance`, when something that it shows changed. */
  staleSince: number | null;
}

export interface KeptLimits<Value> {
  entries: number;
  /** Bytes of values and keys together. */
  bytes: number;
  sizeOf: (value: Value) => number;
  onKept?: (value: Value, topics: ReadonlySet<Topic>) => void;
}

/** Bytes that the memory needs for an entry beside its value and its key. */
const ENTRY = 512;
/** Bytes of a character, at most. */
const CHARACTER = 2;

/** Values by their keys, and the keys by what the values show. */
export class KeptValues<Value extends object> {
  private readonly byTopic = new Map<Topic, Set<string>>();
  private readonly kept: LRUCache<string, KeptValue<Value>>;

  constructor(private readonly limits: KeptLimits<Value>) {
    const { entries, bytes, sizeOf } = limits;
    this.kept = new LRUCache({
      max: entries,
      maxSize: bytes,
      sizeCalculation: ({ value }, key) => sizeOf(value) + key.length * CHARACTER + ENTRY,
      dispose: ({ topics }, key) => this.forget(key, topics),
    });
  }

  get usage(): { entries: number; bytes: number } {
    return { entries: this.kept.size, bytes: this.kept.calculatedSize };
  }

  get(key: string): KeptValue<Value> | undefined {
    return this.kept.get(key);
  }

  set(key: string, entry: KeptValue<Value>): void {
    this.kept.set(key, entry);
    if (!this.kept.has(key)) return;
    this.limits.onKept?.(entry.value, entry.topics);
    for (const topic of entry.topics) {
      const keys = this.byTopic.get(topic) ?? new Set();
      this.byTopic.set(topic, keys.add(key));
    }
  }

  delete(key: string): void {
    this.kept.delete(key);
  }

  clear(): void {
    this.kept.clear();
  }

  list(): [string, KeptValue<Value>][] {
    return [...this.kept.entries()];
  }

  /** Those that show what has changed, by their keys. */
  *concernedBy(changed: ReadonlySet<Topic>): Generator<[string, KeptValue<Value>]> {
    const keys = new Set([...changed].flatMap((topic) => [...(this.byTopic.get(topic) ?? [])]));
    for (const key of keys) {
      const entry = this.kept.peek(key);
      if (entry) yield [key, entry];
    }
  }

  private forget(key: string, topics: ReadonlySet<Topic>): void {
    for (const topic of topics) {
      const keys = this.byTopic.get(topic);
      keys?.delete(key);
      if (keys?.size === 0) this.byTopic.delete(topic);
    }
  }
}

/** A value on its way, and what has changed since it began. */
export class Making {
  private readonly changed = new Set<Topic>();
  private isLost = false;

  note(changed: Changed): void {
    if (changed === null) this.isLost = true;
    else for (const topic of changed) this.changed.add(topic);
  }

  /** Whether a value that shows `topics` was overtaken. */
  isOvertaken(topics: ReadonlySet<Topic>): boolean {
    return this.isLost || concerns(this.changed, topics);
  }
}
