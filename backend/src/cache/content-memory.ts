import { setImmediate, setTimeout } from 'node:timers/promises';
import type { ContentChangesService } from './content-changes.service.js';
import { type CacheLimits, type CachedValue, CachedValues, Making } from './cached-values.js';
import { type Changed, isMakingAnswer, addTags, collectTags, type CacheTag } from './cache-tags.js';

export interface MemoryLimits<Value> extends CacheLimits<Value> {
  isKept?: (value: Value) => boolean;
  /** What the values show, unless each says so. */
  tags?: readonly CacheTag[];
  /** Whether answers that ask for them show them; false where they only lead to what is shown. */
  isShown?: boolean;
  /** Makes what was asked of an old value ready in the new one, which takes its place after that. */
  prepare?: (value: Value, old: Value) => Promise<unknown>;
}

/** Milliseconds that an old value is held back in favour of a new one; pages need two. */
const PATIENCE = 100;
/** So many of the values that are most asked for are made anew before anybody asks. */
const REMADE = 16;
/** Two, so that one is compressed while the next is made. */
const REMADE_AT_ONCE = 2;

type Recipe<Value> = Pick<CachedValue<Value>, 'make' | 'declared'>;
type Made<Value> = Pick<CachedValue<Value>, 'value' | 'tags'>;

/**
 * Values made of what visitors see. One that shows what has changed is dropped; if it is much asked
 * for it is made anew at once, and the old one stands in for it meanwhile, for `maxStaleness` at
 * most and not beyond the answer to a write of this replica. Nothing is taken from memory while
 * changes cannot be heard of, unless the database is away or takes too long. Keys are made of
 * validated values: there must be no more of them than there are answers.
 */
export class ContentMemory<Value extends object> {
  /** How often something was found here, and how often it was made, since the start. */
  readonly counts = { hits: 0, made: 0 };
  private readonly kept: CachedValues<Value>;
  private readonly making = new Map<string, Promise<Made<Value>>>();
  private readonly underWay = new Set<Making>();
  /** Keys of old values that still stand in, and what tells that nothing new is on its way in their place. */
  private readonly stale = new Map<string, PromiseWithResolvers<void>>();
  /** Those of them that are still to be made anew. */
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

  /** What is kept and may be shown without a look at anything else. */
  find(key: string): Value | undefined {
    return this.findEntry(key)?.value;
  }

  /**
   * When `make` throws or takes long, an older value stands in if there is one.
   * @param make also asked when the value has changed, so it reads all that it needs
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
    return !isMakingAnswer() && performance.now() - staleSince < this.changes.maxStaleness;
  }

  private noteChange(changed: Changed, isReconnected = false): void {
    for (const making of this.underWay) making.note(changed);
    this.making.clear();
    if (isReconnected) this.remakeAll();
    else if (changed === null) this.kept.clear();
    else this.makeStale(changed);
  }

  /** What may have changed unheard is shown only if the database goes away again before it is rendered again. */
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
      // All memories have to hear of the change first; and who came meanwhile is answered first.
      await setImmediate();
      const entry = this.kept.get(key);
      const isOld = entry !== undefined && entry.staleSince !== null;
      // Who asks next hears of the fault.
      if (isOld) await (this.making.get(key) ?? this.make(key, entry)).catch(() => null);
      if (!this.due.has(key) && !this.making.has(key)) this.stale.get(key)?.resolve();
    }
    this.remakers -= 1;
  }

  /** From here on nobody sees what is older than a write that is being answered. */
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
    const own = new Making();
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
