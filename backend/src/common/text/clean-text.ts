/** Removes NUL characters and lone surrogates, which PostgreSQL cannot store. Returns null when nothing is left. */
export function cleanText(value: string | null | undefined): string | null {
  return value?.replaceAll('\0', '').toWellFormed().trim() || null;
}
