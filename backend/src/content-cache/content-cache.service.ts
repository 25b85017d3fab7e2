import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { setTimeout } from 'node:timers/promises';
import { type CachedAnswer, sizeOf } from './cached-answer.js';
import { ContentChangesService } from './content-changes.service.js';

/** Bytes; what is asked for least goes first. */
const MAX_SIZE = 64 * 1024 * 1024;

/** Milliseconds for which an answer that may be old is held back in favour of a new one. */
const PATIENCE = 200;

/**
 * Finished answers in memory, dropped all together when anything visitors see has changed.
 *
 * An answer is only kept if nothing changed while it was made. While changes cannot be heard of,
 * nothing is answered from memory unless the database is away, or takes too long.
 */
@Injectable()
export class ContentCacheService {
  private readonly answers = new LRUCache<string, CachedAnswer>({
    maxSize: MAX_SIZE,
    sizeCalculation: sizeOf,
  });
  private readonly making = new Map<string, Promise<CachedAnswer>>();
  private generation = 0;

  constructor(private readonly changes: ContentChangesService) {
    changes.onChange(() => this.drop());
  }

  /** Forgets everything; what is being made now is not kept. */
  drop(): void {
    this.generation += 1;
    this.answers.clear();
    this.making.clear();
  }

  /**
   * The answer of this key, made at most once at a time for everybody who waits for it.
   * @param make makes it; when it throws or takes long, an older answer stands in if there is one
   */
  async get(key: string, make: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
    const kept = this.answers.get(key);
    const { watch } = this.changes;
    if (kept && watch !== 'connecting') return kept;
    const making = this.making.get(key) ?? this.make(key, make);
    return kept ? within(PATIENCE, making, kept) : making;
  }

  private make(key: string, make: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
    const { generation } = this;
    const making = make()
      .then((answer) => {
        const current = generation === this.generation && this.changes.watch === 'listening';
        if (current && answer.status === 200) this.answers.set(key, answer);
        return answer;
      })
      .finally(() => {
        if (this.making.get(key) === making) this.making.delete(key);
      });
    this.making.set(key, making);
    return making;
  }
}

/** What is being made, or `otherwise` when it fails or takes longer than so many milliseconds. */
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
