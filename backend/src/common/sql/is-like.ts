export function containsPattern(text: string): string {
  // NFKD, as in `fold`, can produce wildcard characters, so it must run before escaping.
  return `%${text.normalize('NFKD').replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * Returns SQL that matches folded text.
 * @param pattern a parameter such as `$4` with the result of `containsPattern`; text that consists of accents alone
 * finds nothing
 */
export function isLike(folded: string, pattern: string): string {
  const sought = `fold(${pattern})`;
  return `(${pattern} = '%%' OR ${sought} <> '%%') AND ${folded} LIKE ${sought}`;
}
