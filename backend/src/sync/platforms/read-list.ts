import type { HttpClient } from './http/http-client.js';
import { IncompleteListError, readCompletely } from './read-completely.js';

export interface ListPage<Item, Place> {
  items: Item[];
  total: number;
  next: Place | null;
}

/**
 * Reads a list that may change during the read. Returns null for 404.
 * @throws PlatformError when it cannot be read completely or exceeds the limits
 */
export async function readList<Item extends { id: string | number | null }, Place>(
  http: HttpClient,
  path: string,
  first: Place,
  read: (place: Place) => Promise<ListPage<Item, Place> | null>,
): Promise<Item[] | null> {
  try {
    return await readCompletely(() => readPages(http, path, first, read));
  } catch (error) {
    if (!(error instanceof IncompleteListError)) throw error;
    const what = `changed its list GET ${path} each time while it was read (${error.message})`;
    throw http.failure(what, null);
  }
}

/** The order of lists is not documented, so the result is compared with the platform's count. */
async function readPages<Item extends { id: string | number | null }, Place>(
  http: HttpClient,
  path: string,
  first: Place,
  read: (place: Place) => Promise<ListPage<Item, Place> | null>,
): Promise<Item[] | null> {
  const items = new Map<unknown, Item>();
  let total: number | null = null;
  let seen = 0;
  let place: Place | null = first;
  const { pages, items: most } = http.limits;
  for (let number = 1; place !== null; number++) {
    if (number > pages) {
      const what = `returned more than ${pages} pages of its list GET ${path}, the limit of a scan`;
      throw http.failure(what, 200);
    }
    const page: ListPage<Item, Place> | null = await read(place);
    if (page === null) {
      if (number === 1) return null;
      throw new IncompleteListError(`page ${number} is gone`);
    }
    if (page.total > most) {
      const what = `has ${page.total} items, more than the limit of ${most}`;
      throw http.failure(`says that its list GET ${path} ${what}`, 200);
    }
    total ??= page.total;
    seen += page.items.length;
    for (const item of page.items) items.set(item.id ?? item, item);
    const endless = page.next !== null && page.items.length === 0;
    if (page.total !== total || seen > total || endless) {
      throw new IncompleteListError(
        `page ${number}: ${seen} items so far, total ${page.total}, at first ${total}`,
      );
    }
    place = page.next;
  }
  if (items.size !== total) {
    throw new IncompleteListError(`${items.size} different items, total ${total}`);
  }
  return [...items.values()];
}
