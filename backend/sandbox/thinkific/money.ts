/** Writes at least one decimal like the vendor ("49.0", "49.95"). */
export function toDecimal(price: number | string): string {
  const value = Number(price);
  return Number.isInteger(value) ? value.toFixed(1) : String(value);
}

export const isFree = (price: number | string): boolean => Number(price) === 0;
