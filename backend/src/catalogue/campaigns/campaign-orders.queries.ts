import type { Manager } from '../../common/sql/query.js';
import type { PlatformOrder } from './campaign-orders.service.js';

/**
 * Stores an order for the campaign with its referral code, else for the one with its coupon. If several have it, the
 * newest active one gets the order. Thinkific does not name the currency, which is that of the course's price.
 * @param currency of products that are not in the catalogue
 */
export async function matchOrder(
  manager: Manager,
  { id, day, productId, amount, referralCode, coupon }: PlatformOrder,
  currency: string,
): Promise<void> {
  await manager.query(
    `INSERT INTO campaign_orders (order_id, day, campaign_id, course_id, product_id, amount, currency)
     SELECT $1, $2, campaign.id, course.thinkific_id, $3, $4,
       coalesce(
         upper(course.payment_options -> 0 ->> 'currency'),
         CASE WHEN course.price IS NOT NULL THEN 'USD' END,
         $5
       )
     FROM campaigns AS campaign
     LEFT JOIN courses AS course
       ON substring(course.enroll_url FROM '/enroll/(\\d+)')::bigint = $3::bigint
     WHERE lower(campaign.referral_code) = lower($6) OR lower(campaign.coupon) = lower($7)
     ORDER BY coalesce(lower(campaign.referral_code) = lower($6), false) DESC,
       campaign.is_active DESC, campaign.id DESC
     LIMIT 1
     ON CONFLICT (order_id) DO NOTHING`,
    [id, day, productId, amount, currency, referralCode, coupon],
  );
}
