import { z } from 'zod';
import type { PlatformOrder } from '../../catalogue/campaigns/campaign-orders.service.js';

const order = z.object({
  id: z.int().positive(),
  product_id: z.int().positive().nullish(),
  /** A number in webhooks, and a text in the Admin API. */
  amount_dollars: z.union([z.number(), z.string().regex(/^\d+(\.\d+)?$/)]),
  created_at: z.iso.datetime({ offset: true }).nullish(),
  affiliate_referral_code: z.string().nullish(),
  coupon: z.object({ code: z.string() }).nullish(),
});

const event = z.object({
  resource: z.literal('order'),
  action: z.literal('created'),
  payload: z.unknown(),
});

/**
 * Reads what campaigns need of an order. Name and address of the buyer are not read.
 * @returns null for other events, and the names of the wrong fields for an order of an unknown form
 */
export function readOrder(body: string): PlatformOrder | { wrong: string[] } | null {
  const { data } = event.safeParse(JSON.parse(body));
  if (!data) return null;
  const read = order.safeParse(data.payload);
  if (!read.success) return { wrong: read.error.issues.map(({ path }) => path.join('.')) };
  const { id, product_id, amount_dollars, created_at, affiliate_referral_code, coupon } = read.data;
  return {
    id,
    productId: product_id ?? null,
    amount: Number(amount_dollars),
    day: (created_at ? new Date(created_at) : new Date()).toISOString().slice(0, 10),
    referralCode: affiliate_referral_code ?? null,
    coupon: coupon?.code ?? null,
  };
}
