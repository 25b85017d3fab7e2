/** A pattern for LIKE that finds `text` anywhere, with nothing in it but its letters meant. */
export function containsPattern(text: string): string {
  // Composed as `fold` would do it, which makes a wildcard of some other characters.
  return `%${text.normalize('NFKD').replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * SQL that says whether a folded text matches. @param pattern a parameter such as `$4`, of `containsPattern`; of nothing
 * but accents it finds nothing
 */
export function isLike(folded: string, pattern: string): string {
  const sought = `fold(${pattern})`;
  return `(${pattern} = '%%' OR ${sought} <> '%%') AND ${folded} LIKE ${sought}`;
}
