import { AsyncLocalStorage } from 'node:async_hooks';
import type { CacheTag } from '../changes/change.js';

export type { CacheTag } from '../changes/change.js';

/** null: anything may have changed. */
export type Changed = ReadonlySet<CacheTag> | null;

const shown = new AsyncLocalStorage<Set<CacheTag>>();

export function collectTags<Result>(tags: Set<CacheTag>, make: () => Result): Result {
  return shown.run(tags, make);
}

export function addTags(tags: ReadonlySet<CacheTag>): void {
  const noted = shown.getStore();
  for (const tag of tags) noted?.add(tag);
}

/** Returns whether a response is being rendered, which needs the latest data. */
export function isRendering(): boolean {
  return shown.getStore() !== undefined;
}

export function concerns(changed: Changed, tags: ReadonlySet<CacheTag>): boolean {
  return changed === null || changed.has('site') || !changed.isDisjointFrom(tags);
}
