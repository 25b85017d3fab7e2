/** What the browser would not keep, as its storage is full or closed to this page: it lives as long as the page. */
const fallback = new Map<string, string | null>();

export function readStored(key: string): string | null {
  try {
    return fallback.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** @param text null removes what is there */
export function store(key: string, text: string | null): void {
  fallback.delete(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    fallback.set(key, text);
  }
}
