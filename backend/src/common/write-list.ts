import { inSlices } from './in-slices.js';

/** The JSON of a list that may be long. */
export async function writeList(items: readonly unknown[]): Promise<string> {
  const parts = await inSlices(items, (slice) =>
    Promise.resolve([JSON.stringify(slice).slice(1, -1)]),
  );
  return `[${parts.join()}]`;
}
