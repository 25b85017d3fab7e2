/**
 * Text of a platform as PostgreSQL can hold it: without NUL characters and lone surrogates, trimmed;
 * null when nothing is left.
 */
export function cleanText(value: string | null | undefined): string | null {
  return value?.replaceAll('\0', '').toWellFormed().trim() || null;
}
