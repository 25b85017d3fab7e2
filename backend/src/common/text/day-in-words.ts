/** In UTC, as the server does not know where the reader is. */
export function inWords(date: Date): string {
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
