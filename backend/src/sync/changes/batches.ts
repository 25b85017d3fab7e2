const BATCH = 500;

export function* batches(rows: Iterable<object>): Generator<string> {
  const all = [...rows];
  for (let start = 0; start < all.length; start += BATCH) {
    yield JSON.stringify(all.slice(start, start + BATCH));
  }
}
