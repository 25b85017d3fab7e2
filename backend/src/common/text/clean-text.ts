/** PostgreSQL holds no NUL characters and lone surrogates. Null when nothing is left. */
export function cleanText(value: string | null | undefined): string | null {
  return value?.replaceAll('\0', '').toWellFormed().trim() || null;
}
