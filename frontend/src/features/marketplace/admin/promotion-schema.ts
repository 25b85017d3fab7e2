import { array, object, string } from 'yup';
import { udemyPromotionLimits as limits } from '../../../api/generated/limits/udemyPromotionLimits';
import type { AdminUdemyCourseDto } from '../../../api/generated/model/adminUdemyCourseDto';
import type { UdemyCouponDto } from '../../../api/generated/model/udemyCouponDto';

export const MOST_COUPONS = limits.coupons.maxItems;

export const NEW_COUPON: Record<keyof UdemyCouponDto, string | null> = {
  code: '',
  valid_from: null,
  valid_until: null,
};

const time = (missing: string) => string().nullable().required(missing);

export const promotionSchema = object({
  referral_code: string().trim(),
  coupons: array().of(
    object({
      code: string().trim().required('Code is required'),
      valid_from: time('Choose when it starts'),
      valid_until: time('Choose when it ends').test({
        name: 'after',
        message: 'The end must be after the start',
        test: (until, { parent }) => isAfter(until, (parent as UdemyCouponDto).valid_from),
      }),
    }),
  ),
});

function isAfter(until: string | null | undefined, from: string | null): boolean {
  return !until || !from || Date.parse(until) > Date.parse(from);
}

/** Returns the coupon that links have now, like the server. */
export function currentCoupon({ coupons }: AdminUdemyCourseDto): UdemyCouponDto | undefined {
  const now = Date.now();
  return coupons.find(
    ({ valid_from: from, valid_until: until }) =>
      Date.parse(from) <= now && now < Date.parse(until),
  );
}
