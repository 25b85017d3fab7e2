const COUNT = new Intl.NumberFormat('en-US');
const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** With separated thousands. */
export function formatCount(count: number): string {
  return COUNT.format(count);
}

/** US dollars with two decimals and separated thousands. */
export function formatPrice(price: number): string {
  return DOLLARS.format(price);
}

/** Such as "1 course" or "5,000 courses". */
export function countOf(count: number, noun: string): string {
  return `${COUNT.format(count)} ${noun}${count === 1 ? '' : 's'}`;
}
