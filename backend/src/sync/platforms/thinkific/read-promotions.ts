import pMap from 'p-map';
import { cleanText } from '../../../common/text/visible.js';
import type { PromotionRow, ScanProblem } from '../../platform.js';
import { partProblem } from '../course-problem.js';
import { ServerFailureError, UnreadableError } from '../http/unreadable-error.js';
import { toPaymentOptions } from './payment-options.js';
import type { ThinkificClient } from './thinkific.client.js';
import type { ThinkificCoupon, ThinkificProduct, ThinkificPromotion } from './thinkific.schemas.js';

const AT_ONCE = 4;

/** One request each, so that a sync takes at most 75 seconds longer at the vendor's rate limit. */
const CHECKS_AT_LIMIT = 120;
const DAY = 24 * 60 * 60 * 1000;

/** What an earlier sync asked about a course and a promotion. */
export type KnownCheck = Pick<
  PromotionRow,
  'thinkific_id' | 'promotion_id' | 'coupon_code' | 'applies' | 'checked_at'
>;

interface ReadPromotions {
  /** Undefined: they could not be read. */
  rows?: PromotionRow[];
  problems: ScanProblem[];
  /** Why there are none. */
  refusal?: string;
}

interface PromotionOptions {
  products: ThinkificProduct[];
  known: KnownCheck[];
  isLimited: boolean;
}

type Terms = Omit<PromotionRow, 'thinkific_id' | 'applies' | 'checked_at'>;

interface Check {
  product: ThinkificProduct;
  terms: Terms;
  earlier: KnownCheck | undefined;
}

/**
 * Reads the promotions that have an end and a coupon for everybody. Promotions do not list their products, so each course
 * that is paid once is asked for, new ones first and known ones once a day. Plans and keys without access get 403 or 404;
 * the courses are synced all the same.
 */
export async function readPromotions(
  client: ThinkificClient,
  options: PromotionOptions,
  signal: AbortSignal,
): Promise<ReadPromotions> {
  try {
    const list = await client.promotions(signal);
    if (list === null) return { problems: [], refusal: 'Thinkific has no list GET /promotions.' };
    const problems = list.bad.map(({ place, problem }) =>
      partProblem({ source: `GET /promotions, item ${place}`, problem }, null),
    );
    const terms: Terms[] = [];
    for (const promotion of list.items) {
      const found = await readTerms(client, promotion, signal);
      if (found) terms.push(found);
    }
    return { rows: await checkAll(client, terms, options, signal), problems };
  } catch (error) {
    if (error instanceof UnreadableError || error instanceof ServerFailureError) {
      return { problems: [], refusal: error.message };
    }
    throw error;
  }
}

/** Returns null for a promotion that is over, has no end, or has no coupon for everybody. */
async function readTerms(
  client: ThinkificClient,
  { id, name, starts_at, expires_at, discount_type, amount }: ThinkificPromotion,
  signal: AbortSignal,
): Promise<Terms | null> {
  if (!expires_at || Date.parse(expires_at) <= Date.now()) return null;
  if (!['fixed', 'percentage'].includes(discount_type) || !(Number(amount) > 0)) return null;
  const coupons = (await client.coupons(id, signal))?.items ?? [];
  const coupon = coupons.filter(isForEverybody).toSorted((a, b) => left(b) - left(a))[0];
  if (!coupon) return null;
  return {
    promotion_id: id,
    name: cleanText(name) ?? coupon.code,
    discount_type,
    amount: Number(Number(amount).toFixed(2)),
    coupon_code: coupon.code,
    starts_at: starts_at ?? null,
    expires_at,
  };
}

/** Schools hand out coupons that can be used once to single people. */
function isForEverybody(coupon: ThinkificCoupon): boolean {
  return cleanText(coupon.code) === coupon.code && coupon.quantity !== 1 && left(coupon) > 0;
}

function left({ quantity, quantity_used: used }: ThinkificCoupon): number {
  return (quantity ?? Infinity) - (used ?? 0);
}

async function checkAll(
  client: ThinkificClient,
  terms: Terms[],
  { products, known, isLimited }: PromotionOptions,
  signal: AbortSignal,
): Promise<PromotionRow[]> {
  const earlier = new Map(known.map((check) => [keyOf(check), check]));
  const checks = terms.flatMap((each) =>
    products.filter(isPaidOnce).map((product): Check => {
      const check = earlier.get(
        keyOf({ thinkific_id: product.productable_id, promotion_id: each.promotion_id }),
      );
      const isSame = check?.coupon_code === each.coupon_code;
      return { product, terms: each, earlier: isSame ? check : undefined };
    }),
  );
  const due = checks
    .filter(({ earlier: check }) => !isLimited || ageOf(check) > DAY)
    .toSorted((a, b) => ageOf(b.earlier) - ageOf(a.earlier))
    .slice(0, isLimited ? CHECKS_AT_LIMIT : checks.length);
  const asked = await pMap(due, (check) => ask(client, check, signal), { concurrency: AT_ONCE });
  const dueOnes = new Set(due);
  const others = checks.flatMap((check) => {
    if (!check.earlier || dueOnes.has(check)) return [];
    const { applies, checked_at } = check.earlier;
    return [toRow(check, applies, checked_at)];
  });
  return [...asked, ...others];
}

async function ask(
  client: ThinkificClient,
  check: Check,
  signal: AbortSignal,
): Promise<PromotionRow> {
  const { product, terms, earlier } = check;
  const found = await client.promotionOf(product.id, terms.coupon_code, signal);
  const applies = found?.id === terms.promotion_id;
  // Without a new time, the next sync does not write the row again.
  const isKnown = earlier?.applies === applies && ageOf(earlier) <= DAY;
  return toRow(check, applies, isKnown ? earlier.checked_at : new Date().toISOString());
}

function toRow({ product, terms }: Check, applies: boolean, checked_at: string): PromotionRow {
  return { ...terms, thinkific_id: product.productable_id, applies, checked_at };
}

function keyOf({
  thinkific_id,
  promotion_id,
}: Pick<KnownCheck, 'thinkific_id' | 'promotion_id'>): string {
  return `${thinkific_id} ${promotion_id}`;
}

function ageOf(check: KnownCheck | undefined): number {
  return check ? Date.now() - Date.parse(check.checked_at) : Infinity;
}

function isPaidOnce(product: ThinkificProduct): boolean {
  const { productable_type: type, status, private: isPrivate } = product;
  const isSold = type === 'Course' && status === 'published' && !isPrivate;
  return isSold && toPaymentOptions(product)[0]?.type === 'one-time';
}
