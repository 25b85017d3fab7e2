/** A pattern for LIKE that finds `text` anywhere, with nothing in it but its letters meant. */
export function containsPattern(text: string): string {
  // Composed as `fold` would do it, which makes a wildcard of some other characters.
  return `%${text.normalize('NFKD').replace(/[\\%_]/g, '\\$&')}%`;
}
