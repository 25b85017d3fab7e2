import { type PaymentOption, payOnce } from '../../common/price/price-words.js';

interface PricedCourse {
  price: number | null;
  paymentOptions: PaymentOption[] | null;
}

export function platformOptions({ price, paymentOptions }: PricedCourse): PaymentOption[] {
  return paymentOptions ?? payOnce(price);
}

/**
 * Returns the payment options that visitors see.
 * @param override the price that an admin has set, in the site's currency
 */
export function shownOptions(
  course: PricedCourse,
  override: number | null | undefined,
  currency: string,
): PaymentOption[] {
  return typeof override === 'number' ? payOnce(override, currency) : platformOptions(course);
}
