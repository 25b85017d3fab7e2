export const PAYMENT_TYPES = ['free', 'one-time', 'payment-plan', 'subscription'] as const;
export const PERIOD_UNITS = ['day', 'month', 'year'] as const;

export interface Period {
  unit: (typeof PERIOD_UNITS)[number];
  count: number;
}

export interface PaymentOption {
  type: (typeof PAYMENT_TYPES)[number];
  amount: number;
  currency: string;
  payments?: number;
  interval?: Period;
  trial?: Period;
  first?: number;
  /** The amount without a promotion, which ends at `until` (ISO 8601). Only in one-time prices. */
  regular?: number;
  until?: string;
}

const MONTHS: Readonly<Record<Period['unit'], number>> = { day: 12 / 365, month: 1, year: 12 };
const MONTHLY: Period = { unit: 'month', count: 1 };

const US = 'en-US';
const formats = new Map<string, Intl.NumberFormat>();

/** @param locale a BCP 47 tag */
export function formatMoney(amount: number, currency: string, locale = US): string {
  const key = `${locale} ${currency}`;
  const known = formats.get(key);
  const format = known ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
  formats.set(key, format);
  return format.format(amount);
}

export function payOnce(price: number | null, currency = 'USD'): PaymentOption[] {
  return price === null
    ? []
    : [{ type: price === 0 ? 'free' : 'one-time', amount: price, currency }];
}

export function isPaidOnce(price: number | null, options: readonly PaymentOption[]): boolean {
  const [once] = payOnce(price);
  const [option, other] = options;
  return (
    other === undefined &&
    option?.type === once?.type &&
    option?.amount === once?.amount &&
    option?.currency === once?.currency &&
    option?.regular === undefined
  );
}

export function priceLabel([option]: readonly PaymentOption[], locale = US): string | null {
  if (!option) return null;
  const label = wordsOf(option, locale);
  if (option.type !== 'payment-plan') return label;
  return `${label} (total ${formatMoney(totalOf(option), option.currency, locale)})`;
}

export function isLongPrice([option]: readonly PaymentOption[]): boolean {
  return (
    option?.type === 'payment-plan' || option?.trial !== undefined || option?.first !== undefined
  );
}

export function otherPriceLabels([, ...others]: readonly PaymentOption[], locale = US): string[] {
  return others.map((option) => `or ${wordsOf(option, locale)}`);
}

/**
 * Describes the other options briefly, by their number if there are several, such as "+2 options". Returns null without
 * others.
 */
export function otherPricesLabel(options: readonly PaymentOption[], locale = US): string | null {
  const [label, another] = otherPriceLabels(options, locale);
  return (another ? `+${options.length - 1} options` : label) ?? null;
}

export function wholePriceLabel(options: readonly PaymentOption[]): string | null {
  const label = priceLabel(options);
  return label && [label, ...otherPriceLabels(options)].join(' ');
}

export function totalOf({ type, amount, payments = 1, first = amount }: PaymentOption): number {
  return type === 'payment-plan' ? toCents(first + amount * (payments - 1)) : amount;
}

export function firstYearTotal([option]: readonly PaymentOption[]): number | null {
  if (!option) return null;
  const { type, amount, interval = MONTHLY, trial, first = amount } = option;
  if (type === 'free' || type === 'one-time') return amount;
  const start = trial ? monthsOf(trial) : 0;
  const inAYear = Math.max(0, Math.ceil(toCents((12 - start) / monthsOf(interval))));
  const payments = Math.min(inAYear, option.payments ?? inAYear);
  return payments === 0 ? 0 : toCents(first + amount * (payments - 1));
}

function wordsOf(option: PaymentOption, locale: string): string {
  const { type, amount, currency, trial } = option;
  if (type === 'free' || type === 'one-time') return formatMoney(amount, currency, locale);
  const payments =
    type === 'payment-plan' ? planWords(option, locale) : subscriptionWords(option, locale);
  return trial ? `${periodLabel(trial)} free, then ${payments}` : payments;
}

function planWords(
  { amount, currency, payments = 1, interval, first }: PaymentOption,
  locale: string,
): string {
  const count = first === undefined ? payments : payments - 1;
  const each = formatMoney(amount, currency, locale);
  const instalments = `${count} ${count === 1 ? 'payment' : 'payments'} of ${each}`;
  const pace = interval && monthsOf(interval) !== 1 ? ` every ${intervalLabel(interval)}` : '';
  const before = first === undefined ? '' : `${formatMoney(first, currency, locale)}, then `;
  return before + instalments + pace;
}

function subscriptionWords(
  { amount, currency, interval = MONTHLY, first }: PaymentOption,
  locale: string,
): string {
  const period = intervalLabel(interval);
  const regular = `${formatMoney(amount, currency, locale)} / ${period}`;
  if (first === undefined) return regular;
  return `${formatMoney(first, currency, locale)} for the first ${period}, then ${regular}`;
}

function periodLabel({ unit, count }: Period): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

function intervalLabel(period: Period): string {
  return period.count === 1 ? period.unit : periodLabel(period);
}

function monthsOf({ unit, count }: Period): number {
  return MONTHS[unit] * count;
}

function toCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
