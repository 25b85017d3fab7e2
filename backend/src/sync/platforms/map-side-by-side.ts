/** Keeps the four requests that may be in flight busy, while one result is worked on. */
const WORKERS = 5;

/** Thousands of requests that wait for their turn would take more memory than the catalogue. */
export async function mapSideBySide<Item, Result>(
  items: Item[],
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const remaining = items.entries();
  const work = async () => {
    for (const [index, item] of remaining) results[index] = await map(item);
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  return results;
}
