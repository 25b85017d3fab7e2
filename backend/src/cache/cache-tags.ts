import { AsyncLocalStorage } from 'node:async_hooks';
import type { CacheTag } from '../changes/change.js';

export type { CacheTag } from '../changes/change.js';

/** null: anything may have changed. */
export type Changed = ReadonlySet<CacheTag> | null;

const shown = new AsyncLocalStorage<Set<CacheTag>>();

/** Answers what `make` does, with what it shows besides in `tags` by then. */
export function collectTags<Result>(tags: Set<CacheTag>, make: () => Result): Result {
  return shown.run(tags, make);
}

/** Adds tags to the answer that is being rendered. */
export function addTags(tags: ReadonlySet<CacheTag>): void {
  const noted = shown.getStore();
  for (const tag of tags) noted?.add(tag);
}

/** What is made has to be made of what is true now. */
export function isMakingAnswer(): boolean {
  return shown.getStore() !== undefined;
}

export function concerns(changed: Changed, tags: ReadonlySet<CacheTag>): boolean {
  return changed === null || !changed.isDisjointFrom(tags);
}
