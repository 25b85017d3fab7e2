import { type PaymentOption, payOnce } from '../../common/price/price-words.js';
import type { Promotion } from '../entities/course-promotion.entity.js';

interface PricedCourse {
  price: number | null;
  paymentOptions: PaymentOption[] | null;
  promotion: Promotion | null;
}

export function platformOptions({
  price,
  paymentOptions,
}: Omit<PricedCourse, 'promotion'>): PaymentOption[] {
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
  if (typeof override === 'number') return payOnce(override, currency);
  const promotion = shownPromotion(course, override);
  const options = platformOptions(course);
  if (!promotion) return options;
  const [first, ...others] = options as [PaymentOption, ...PaymentOption[]];
  const { price: amount, ends_at: until } = promotion;
  return [{ ...first, amount, regular: first.amount, until }, ...others];
}

/** Returns the running promotion, or null if the course is not paid once or an admin has set its price. */
export function shownPromotion(
  course: PricedCourse,
  override: number | null | undefined,
): Promotion | null {
  const isPaidOnce = platformOptions(course)[0]?.type === 'one-time';
  return isPaidOnce && typeof override !== 'number' ? course.promotion : null;
}

/** Adds the coupon of a promotion to an enrol link. */
export function withCoupon(enrolUrl: string | null, promotion: Promotion | null): string | null {
  const url = promotion && enrolUrl !== null ? URL.parse(enrolUrl) : null;
  if (!url || !promotion) return enrolUrl;
  url.searchParams.set('coupon', promotion.coupon_code);
  return url.href;
}
