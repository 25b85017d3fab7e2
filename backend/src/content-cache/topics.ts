import { AsyncLocalStorage } from 'node:async_hooks';
import type { Topic } from '../changes/change.js';

export type { Topic } from '../changes/change.js';

/** null: anything may have changed. */
export type Changed = ReadonlySet<Topic> | null;

const shown = new AsyncLocalStorage<Set<Topic>>();

/** Answers what `make` does, with what it shows besides in `topics` by then. */
export function noteShown<Result>(topics: Set<Topic>, make: () => Result): Result {
  return shown.run(topics, make);
}

/** Tells whoever is making an answer that it shows this too. */
export function noteAlsoShown(topics: ReadonlySet<Topic>): void {
  const noted = shown.getStore();
  for (const topic of topics) noted?.add(topic);
}

/** What is made has to be made of what is true now. */
export function isMakingAnswer(): boolean {
  return shown.getStore() !== undefined;
}

export function concerns(changed: Changed, topics: ReadonlySet<Topic>): boolean {
  return changed === null || !changed.isDisjointFrom(topics);
}
