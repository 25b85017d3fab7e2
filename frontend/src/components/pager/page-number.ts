const PAGE = 'page';

/** Returns the page number of a query; 1 if it is missing or invalid. */
export function parsePage(query: URLSearchParams): number {
  const text = query.get(PAGE) ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

export function formatPage(query: URLSearchParams, page: number): void {
  if (page > 1) query.set(PAGE, String(page));
}

export function pageParam(page: number): { page?: number } {
  return page > 1 ? { page } : {};
}

/** The canonical address of a page of a list without other parameters. */
export function pageAddress(path: string, page: number): string {
  return page > 1 ? `${path}?${PAGE}=${page}` : path;
}

export const PAGE_NAMES: readonly string[] = [PAGE];
