/** A pattern for ILIKE that finds `text` anywhere, with nothing in it but its letters meant. */
export function containsPattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
