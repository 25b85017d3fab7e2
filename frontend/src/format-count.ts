const COUNT = new Intl.NumberFormat('en-US');

/** Formats a number with thousands separators. */
export function formatCount(count: number): string {
  return COUNT.format(count);
}

/** Returns for example "1 course" or "5,000 courses". */
export function pluralize(count: number, noun: string): string {
  return `${COUNT.format(count)} ${noun}${count === 1 ? '' : 's'}`;
}
