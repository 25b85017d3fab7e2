import { formatMoney } from '../../../../../../backend/src/common/price/price-words';
import type { AdminCourseDto } from '../../../../api/generated/model/adminCourseDto';
import { ShortDate } from '../../../../components/admin/ShortDate';

/** Renders nothing without a running promotion of the platform. */
export function CoursePromotion({ course }: { course: AdminCourseDto }) {
  const { promotion, thinkific_payment_options: options } = course;
  if (!promotion) return null;
  const price = formatMoney(promotion.price, options[0]?.currency ?? 'USD');
  return (
    <div>
      {`Promotion on Thinkific: ${price} with the coupon ${promotion.coupon_code} (${promotion.name}), until `}
      <ShortDate value={promotion.ends_at} withTime />.
      {course.display_price !== null && ' Visitors do not see it while the price is overridden.'}
    </div>
  );
}
