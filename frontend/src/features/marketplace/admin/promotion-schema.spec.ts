import { buildUdemyCourse } from '../../../testing/builders';
import { currentCoupon, NEW_COUPON, promotionSchema } from './promotion-schema';

const coupon = (code: string, from: number, until: number) => ({
  code,
  valid_from: new Date(from).toISOString(),
  valid_until: new Date(until).toISOString(),
});

const problemsOf = async (coupons: object[]) => {
  const check = promotionSchema.validate({ referral_code: '', coupons }, { abortEarly: false });
  return check.then(
    () => [],
    ({ errors }: { errors: string[] }) => errors,
  );
};

it('asks for the code and both times of a coupon, in their order', async () => {
  expect(await problemsOf([])).toEqual([]);
  expect(await problemsOf([coupon('SPRING', 0, 1)])).toEqual([]);
  expect(await problemsOf([coupon('SPRING', 1, 1)])).toEqual(['The end must be after the start']);
  expect((await problemsOf([NEW_COUPON])).toSorted()).toEqual([
    ...['Choose when it ends', 'Choose when it starts', 'Code is required'],
  ]);
});

it('knows the coupon that is valid', () => {
  const now = Date.now();
  const coupons = [coupon('OLD', 0, now), coupon('NEXT', now + 60_000, now + 90_000)];
  expect(currentCoupon(buildUdemyCourse({ coupons }))).toBeUndefined();
  const valid = coupon('NOW', now - 1_000, now + 60_000);
  expect(currentCoupon(buildUdemyCourse({ coupons: [...coupons, valid] }))).toBe(valid);
});
