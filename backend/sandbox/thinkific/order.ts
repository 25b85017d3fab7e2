import type { Product } from './model.js';

export interface OrderWish {
  id: number;
  /** A decimal; the product's price if it is left out. */
  amount?: string | undefined;
  coupon?: string | undefined;
  affiliate_referral_code?: string | undefined;
}

/** Returns the payload of `order.created`, in the form of the vendor's example. */
export function buildOrder(product: Product, wish: OrderWish): object {
  const dollars = Number(wish.amount ?? product.price);
  const amount = { amount_cents: Math.round(dollars * 100), amount_dollars: dollars };
  const bought = { product_id: product.id, product_name: product.name, ...amount };
  return {
    ...bought,
    id: wish.id,
    order_number: wish.id,
    affiliate_referral_code: wish.affiliate_referral_code ?? null,
    billing_name: 'Robin Buyer',
    coupon: wish.coupon === undefined ? null : { id: 5001, code: wish.coupon, promotion_id: 6001 },
    created_at: new Date().toISOString(),
    payment_type: 'one-time',
    status: 'Complete',
    items: [bought],
    user: {
      id: 410_023,
      email: 'robin.buyer@example.org',
      first_name: 'Robin',
      last_name: 'Buyer',
    },
  };
}
