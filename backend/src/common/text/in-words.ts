export function waitInWords(seconds: number): string {
  const isShort = seconds < 120;
  const count = isShort ? seconds : Math.ceil(seconds / 60);
  return `${count} ${isShort ? 'second' : 'minute'}${count === 1 ? '' : 's'}`;
}

export function inWords(date: Date): string {
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

export function momentInWords(date: Date): string {
  const time = date.toLocaleTimeString('en-US', { timeStyle: 'short', timeZone: 'UTC' });
  return `${inWords(date)} at ${time} (UTC)`;
}
