export function inWords(date: Date): string {
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

export function momentInWords(date: Date): string {
  const time = date.toLocaleTimeString('en-US', { timeStyle: 'short', timeZone: 'UTC' });
  return `${inWords(date)} at ${time} (UTC)`;
}
