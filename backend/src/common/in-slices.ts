import { setImmediate } from 'node:timers/promises';

export const SLICE = 500;

export async function inSlices<Item, Result>(
  items: readonly Item[],
  work: (slice: Item[]) => Promise<Result[]>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += SLICE) {
    results.push(...(await work(items.slice(start, start + SLICE))));
    await setImmediate();
  }
  return results;
}
