const COUNT = new Intl.NumberFormat('en-US');

/** With separated thousands. */
export function formatCount(count: number): string {
  return COUNT.format(count);
}

/** Such as "1 course" or "5,000 courses". */
export function pluralize(count: number, noun: string): string {
  return `${COUNT.format(count)} ${noun}${count === 1 ? '' : 's'}`;
}
