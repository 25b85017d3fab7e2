import { setImmediate, setTimeout } from 'node:timers/promises';
import type { ContentChangesService } from './content-changes.service.js';
import { type CacheLimits, type CachedValue, CachedValues, PendingValue } from './cached-values.js';
import { type Changed, isRendering, addTags, collectTags, type CacheTag } from './cache-tags.js';

export interface MemoryLimits<Value> extends CacheLimits<Value> {
  isKept?: (value: Value) => boolean;
  tags?: readonly CacheTag[];
  /** False if other responses only look something up in the values and do not show them. */
  isShown?: boolean;
  /** Prepares a new value like the old one, for example its encodings, before it replaces it. */
  prepare?: (value: Value, old: Value) => Promise<unknown>;
}

/** Milliseconds that a request waits for a new value before it gets the old one. Rendering a page takes two. */
const PATIENCE = 100;
const REMADE = 16;
/** Two, so that one is compressed while the next is rendered. */
const REMADE_AT_ONCE = 2;

type Recipe<Value> = Pick<CachedValue<Value>, 'make' | 'declared'>;
type Made<Value> = Pick<CachedValue<Value>, 'value' | 'tags'>;

/**
 * A cache of values made from content that visitors see. Changed values are dropped; popular ones are rendered again at
 * once and the old value is served until then, for `maxStaleness` at most and never after the response to a write of
 * this replica. While changes cannot be received, nothing is served unless the database is unavailable or slow. Keys
 * must come from validated values, so that their number is limited.
 */
export class ContentCache<Value extends object> {
  readonly counts = { hits: 0, made: 0 };
  private readonly kept: CachedValues<Value>;
  private readonly making = new Map<string, Promise<Made<Value>>>();
  private readonly underWay = new Set<PendingValue>();
  /**
   * Keys of outdated values that are still served, each with a promise that resolves when it is replaced or dropped.
   */
  private readonly stale = new Map<string, PromiseWithResolvers<void>>();
  private readonly due = new Set<string>();
  private remakers = 0;

  constructor(
    protected readonly changes: ContentChangesService,
    private readonly limits: MemoryLimits<Value>,
  ) {
    this.kept = new CachedValues(limits);
    changes.onChange((changed, isReconnected) => this.noteChange(changed, isReconnected));
    changes.onSettle((patience) => this.settle(patience));
  }

  get usage(): { entries: number; bytes: number } {
    return this.kept.usage;
  }

  find(key: string): Value | undefined {
    return this.findEntry(key)?.value;
  }

  /**
   * Returns the cached value or makes it. If `make` fails or is slow, an outdated value is served.
   * @param make called again after changes, so it must read everything that it needs
   */
  async get(
    key: string,
    make: () => Promise<Value>,
    declared: readonly CacheTag[] = this.limits.tags ?? [],
  ): Promise<Value> {
    const { value, tags } = this.findEntry(key) ?? (await this.obtain(key, { make, declared }));
    if (this.limits.isShown ?? true) addTags(tags);
    return value;
  }

  private findEntry(key: string): CachedValue<Value> | undefined {
    const entry = this.changes.watch === 'connecting' ? undefined : this.kept.get(key);
    if (!entry || !this.isUsable(entry)) return undefined;
    entry.hits += 1;
    this.counts.hits += 1;
    return entry;
  }

  private obtain(key: string, recipe: Recipe<Value>): Promise<Made<Value>> {
    const entry = this.kept.get(key);
    const making = this.making.get(key) ?? this.make(key, recipe);
    return entry && this.changes.watch === 'connecting' ? within(PATIENCE, making, entry) : making;
  }

  private isUsable({ staleSince }: CachedValue<Value>): boolean {
    if (staleSince === null || this.changes.watch === 'away') return true;
    return !isRendering() && performance.now() - staleSince < this.changes.maxStaleness;
  }

  private noteChange(changed: Changed, isReconnected = false): void {
    for (const making of this.underWay) making.note(changed);
    this.making.clear();
    if (isReconnected) this.remakeAll();
    else if (changed === null) this.kept.clear();
    else this.makeStale(changed);
  }

  /**
   * After a reconnect, values may be outdated. They are served only if the database fails again before they are
   * rendered.
   */
  private remakeAll(): void {
    const byHits = this.kept.list().toSorted(([, one], [, other]) => other.hits - one.hits);
    for (const [key, entry] of byHits) {
      entry.staleSince = -Infinity;
      this.due.add(key);
    }
    this.startRemakers();
  }

  private makeStale(changed: ReadonlySet<CacheTag>): void {
    const concerned = [...this.kept.concernedBy(changed)].toSorted(
      ([, one], [, other]) => other.hits - one.hits,
    );
    for (const [place, [key, entry]] of concerned.entries()) {
      if (place >= REMADE || entry.hits === 0) this.kept.delete(key);
      else {
        entry.staleSince ??= performance.now();
        if (!this.stale.has(key)) this.stale.set(key, Promise.withResolvers());
        this.due.add(key);
      }
    }
    this.startRemakers();
  }

  private startRemakers(): void {
    while (this.remakers < REMADE_AT_ONCE && this.due.size > 0) void this.remakeInTurn();
  }

  private async remakeInTurn(): Promise<void> {
    this.remakers += 1;
    for (const key of this.due) {
      this.due.delete(key);
      // All caches must learn of the change first, and waiting requests go first.
      await setImmediate();
      const entry = this.kept.get(key);
      const isOld = entry !== undefined && entry.staleSince !== null;
      if (isOld) await (this.making.get(key) ?? this.make(key, entry)).catch(() => null);
      if (!this.due.has(key) && !this.making.has(key)) this.stale.get(key)?.resolve();
    }
    this.remakers -= 1;
  }

  /** Makes sure that nobody sees content older than a write whose response is about to be sent. */
  private async settle(patience: number): Promise<void> {
    const older = [...this.stale];
    const settled = new AbortController();
    const late = setTimeout(patience, null, { signal: settled.signal });
    const remade = Promise.all(older.map(([, { promise }]) => promise));
    await Promise.race([remade, late]).finally(() => settled.abort());
    for (const [key, one] of older) {
      if (this.stale.get(key) !== one) continue;
      this.kept.delete(key);
      this.stale.delete(key);
      one.resolve();
    }
  }

  private make(key: string, { make, declared }: Recipe<Value>): Promise<Made<Value>> {
    const own = new PendingValue();
    this.counts.made += 1;
    const tags = new Set(declared);
    this.underWay.add(own);
    const making = collectTags(tags, make)
      .then(async (value) => {
        const old = this.kept.get(key);
        if (old) await this.limits.prepare?.(value, old.value);
        if (!own.isOvertaken(tags)) this.keep(key, { value, tags, make, declared });
        return { value, tags };
      })
      .finally(() => {
        this.underWay.delete(own);
        if (this.making.get(key) === making) this.making.delete(key);
      });
    this.making.set(key, making);
    return making;
  }

  private keep(key: string, made: Omit<CachedValue<Value>, 'hits' | 'staleSince'>): void {
    const { isKept = () => true } = this.limits;
    if (this.changes.watch !== 'listening') return;
    const hits = (this.kept.get(key)?.hits ?? 0) / 2;
    this.stale.get(key)?.resolve();
    this.stale.delete(key);
    this.due.delete(key);
    if (isKept(made.value)) this.kept.set(key, { ...made, hits, staleSince: null });
    else this.kept.delete(key);
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
