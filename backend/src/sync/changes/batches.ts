const BATCH = 500;

/** Yields rows as JSON, in batches that fit one statement. */
export function* batches(rows: Iterable<object>): Generator<string> {
  const all = [...rows];
  for (let start = 0; start < all.length; start += BATCH) {
    yield JSON.stringify(all.slice(start, start + BATCH));
  }
}
