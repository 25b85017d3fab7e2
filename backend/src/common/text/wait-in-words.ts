export function waitInWords(seconds: number): string {
  const isShort = seconds < 120;
  const count = isShort ? seconds : Math.ceil(seconds / 60);
  return `${count} ${isShort ? 'second' : 'minute'}${count === 1 ? '' : 's'}`;
}
