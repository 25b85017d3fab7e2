/** Holds values that localStorage rejected (full or blocked). They last until the page closes. */
const fallback = new Map<string, string | null>();

export function readStored(key: string): string | null {
  try {
    return fallback.has(key) ? (fallback.get(key) ?? null) : localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text under a key; null removes the key. */
export function store(key: string, text: string | null): void {
  fallback.delete(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    fallback.set(key, text);
  }
}
