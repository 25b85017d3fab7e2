import { type PaymentOption, type Period, totalOf } from '../../../common/price/price-words.js';
import { cleanText } from '../../../common/text/visible.js';
import type { ThinkificProduct } from './thinkific.schemas.js';

type Price = ThinkificProduct['product_prices'][number];

const DEFAULT_CURRENCY = 'USD';
/** The column `price` has ten digits before the decimal point. */
const MAX_TOTAL = 1e10;

export function primaryPrice({ product_prices: prices }: ThinkificProduct): Price | undefined {
  return prices.find((price) => price.is_primary);
}

/**
 * Returns the payment options, the primary price first. Falls back to the first price, then to the product's own
 * deprecated price. Returns an empty list if there is no price, or if the shown one is unreadable.
 */
export function toPaymentOptions(product: ThinkificProduct): PaymentOption[] {
  const { product_prices: prices } = product;
  const shown = primaryPrice(product) ?? prices[0];
  if (!shown) return toOnce(product.price, DEFAULT_CURRENCY);
  const option = toOption(shown, product.price);
  if (!option) return [];
  const others = prices.filter((price) => price !== shown).map((price) => toOption(price));
  return [option, ...others.filter((other) => other !== null)];
}

export function unreadablePrices(product: ThinkificProduct): string[] {
  const unreadable = product.product_prices.filter(
    (price) => toOption(price, product.price) === null,
  );
  return unreadable.map(({ payment_type, currency }) => `${payment_type} in ${currency ?? '?'}`);
}

/** Returns false for subscriptions, and if access ends some days after enrolling. */
export function hasLifetimeAccess(product: ThinkificProduct): boolean {
  const isLimited = (price: Price) =>
    price.payment_type === 'subscription' || price.days_until_expiry !== null;
  return (
    !product.subscription &&
    product.days_until_expiry === null &&
    !product.product_prices.some(isLimited)
  );
}

function toOption(price: Price, deprecated: string | null = null): PaymentOption | null {
  const currency = cleanText(price.currency)?.toUpperCase() ?? DEFAULT_CURRENCY;
  if (!/^[A-Z]{3}$/.test(currency)) return null;
  const amount = price.price ?? deprecated;
  switch (price.payment_type) {
    case 'free':
      return { type: 'free', amount: 0, currency };
    case 'one-time':
      return toOnce(amount, currency)[0] ?? null;
    case 'payment-plan':
    case 'subscription':
      return toRecurring(price, currency);
    default:
      return null;
  }
}

function toOnce(amount: string | null, currency: string): PaymentOption[] {
  if (amount === null) return [];
  const type = Number(amount) === 0 ? 'free' : 'one-time';
  return [{ type, amount: toAmount(amount), currency }];
}

/** Returns null for an incomplete price, and for a total that is too large to store. */
function toRecurring(price: Price, currency: string): PaymentOption | null {
  const { number_of_payments: payments, custom_first_price: first } = price;
  const type = price.payment_type === 'subscription' ? 'subscription' : 'payment-plan';
  const interval = toPeriod(price.interval, price.interval_count ?? 1);
  const trial = toPeriod(price.trial_interval, price.trial_interval_count);
  if (price.price === null || (type === 'subscription' ? !interval : !payments)) return null;
  const option: PaymentOption = {
    type,
    amount: toAmount(price.price),
    currency,
    ...(type === 'payment-plan' && payments && { payments }),
    ...(interval && { interval }),
    ...(trial && { trial }),
    ...(first !== null && Number(first) !== Number(price.price) && { first: toAmount(first) }),
  };
  return totalOf(option) < MAX_TOTAL ? option : null;
}

function toAmount(decimal: string): number {
  return Number(Number(decimal).toFixed(2));
}

function toPeriod(unit: string | null | undefined, count: number | null): Period | null {
  if (count === null) return null;
  return unit === 'day' || unit === 'month' || unit === 'year' ? { unit, count } : null;
}
