import { type PaymentOption, payOnce } from '../../../common/price/price-words.js';
import type { FeedCourse } from './feed.schemas.js';

/**
 * Returns what a course of a feed costs, or null without a price. With an interval it is a subscription.
 * @param siteCurrency for courses without a currency
 */
export function toFeedOption(
  { price, currency, interval: unit }: Pick<FeedCourse, 'price' | 'currency' | 'interval'>,
  siteCurrency: string,
): PaymentOption | null {
  if (price === null) return null;
  const amount = Number(price);
  const code = currency?.toUpperCase() ?? siteCurrency;
  if (amount > 0 && unit)
    return { type: 'subscription', amount, currency: code, interval: { unit, count: 1 } };
  return payOnce(amount, code)[0] ?? null;
}
