const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

/** Text as it may stand in HTML, in double-quoted attributes too. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<"]/g, (character) => ENTITIES[character] ?? character);
}
