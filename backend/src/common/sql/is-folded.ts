/**
 * SQL that says whether a text in lower case has something, with or without its accents. Where all is ASCII, folding
 * changes nothing; of the other texts there are indexes of their own. @param has SQL of a text
 */
export function isFolded(text: string, has: (text: string) => string): string {
  return `(${has(text)} OR octet_length(${text}) > length(${text}) AND ${has(`fold(${text})`)})`;
}

/** @param pattern a parameter such as `$4`, of `containsPattern`; of nothing but accents it finds nothing */
export function isLike(text: string, pattern: string): string {
  const folded = `fold(${pattern})`;
  const isSearch = `(${pattern} = '%%' OR ${folded} <> '%%')`;
  return `${isSearch} AND ${isFolded(text, (each) => `${each} LIKE ${folded}`)}`;
}
