import { inSlices } from './in-slices.js';

/** Serializes a list in slices, so that a long one does not block other requests. */
export async function writeList(items: readonly unknown[]): Promise<string> {
  const parts = await inSlices(items, (slice) =>
    Promise.resolve([JSON.stringify(slice).slice(1, -1)]),
  );
  return `[${parts.join()}]`;
}
