import { LRUCache } from 'lru-cache';
import { setTimeout } from 'node:timers/promises';
import type { ContentChangesService } from './content-changes.service.js';

export interface MemoryLimits<Value> {
  entries: number;
  /** Bytes of values and keys together. */
  bytes: number;
  sizeOf: (value: Value) => number;
  isKept?: (value: Value) => boolean;
}

/** Bytes that the memory needs for an entry beside its value and its key. */
const ENTRY = 256;
/** Bytes of a character, at most. */
const CHARACTER = 2;

/** Milliseconds that an old value is held back in favour of a new one; pages need two. */
const PATIENCE = 100;

/**
 * Values made of what visitors see, dropped together when any of that changes. Nothing is taken
 * from memory while changes cannot be heard of, unless the database is away or takes too long. Keys
 * are made of validated values: there must be no more of them than there are answers.
 */
export class ContentMemory<Value extends object> {
  private readonly kept: LRUCache<string, Value>;
  private readonly making = new Map<string, Promise<Value>>();
  private generation = 0;

  constructor(
    private readonly changes: ContentChangesService,
    private readonly limits: MemoryLimits<Value>,
  ) {
    this.kept = new LRUCache({
      max: limits.entries,
      maxSize: limits.bytes,
      sizeCalculation: (value, key) => limits.sizeOf(value) + key.length * CHARACTER + ENTRY,
    });
    changes.onChange(() => this.drop());
  }

  get usage(): { entries: number; bytes: number } {
    return { entries: this.kept.size, bytes: this.kept.calculatedSize };
  }

  /** What is kept and may be shown without a look at anything else. */
  find(key: string): Value | undefined {
    return this.changes.watch === 'connecting' ? undefined : this.kept.get(key);
  }

  /** When `make` throws or takes long, an older value stands in if there is one. */
  async get(key: string, make: () => Promise<Value>): Promise<Value> {
    const found = this.find(key);
    if (found) return found;
    const kept = this.kept.get(key);
    const making = this.making.get(key) ?? this.make(key, make);
    return kept ? within(PATIENCE, making, kept) : making;
  }

  private drop(): void {
    this.generation += 1;
    this.kept.clear();
    this.making.clear();
  }

  private make(key: string, make: () => Promise<Value>): Promise<Value> {
    const { generation } = this;
    const { isKept = () => true } = this.limits;
    const making = make()
      .then((value) => {
        const current = generation === this.generation && this.changes.watch === 'listening';
        if (current && isKept(value)) this.kept.set(key, value);
        return value;
      })
      .finally(() => {
        if (this.making.get(key) === making) this.making.delete(key);
      });
    this.making.set(key, making);
    return making;
  }
}

async function within<Value>(
  patience: number,
  making: Promise<Value>,
  otherwise: Value,
): Promise<Value> {
  const made = new AbortController();
  const late = setTimeout(patience, otherwise, { signal: made.signal });
  const first = Promise.race([making.catch(() => otherwise), late]);
  return first.finally(() => made.abort());
}
