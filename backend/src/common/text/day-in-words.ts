/** In UTC, as the server does not know where the reader is. */
export function inWords(date: Date): string {
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/** To the minute, in UTC. */
export function momentInWords(date: Date): string {
  const time = date.toLocaleTimeString('en-US', { timeStyle: 'short', timeZone: 'UTC' });
  return `${inWords(date)} at ${time} (UTC)`;
}
