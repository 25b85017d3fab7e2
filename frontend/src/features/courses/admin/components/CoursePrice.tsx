import {
  isLongPrice,
  otherPricesLabel,
  priceLabel,
} from '../../../../../../backend/src/common/price/price-words';
import type { AdminCourseCardDto } from '../../../../api/generated/model/adminCourseCardDto';
import { useSite } from '../../../../site';
import { paymentOptionsOf } from '../admin-course';
import styles from './CoursePrice.module.css';

/** Beside a price of ours stands the platform's, struck through. */
export function CoursePrice({ course }: { course: AdminCourseCardDto }) {
  const { currency } = useSite();
  const options = paymentOptionsOf(course, currency);
  const theirs =
    course.display_price === null ? null : priceLabel(course.thinkific_payment_options);
  const others = otherPricesLabel(options);
  return (
    <p className={styles.price} data-long={isLongPrice(options)}>
      {theirs && <del title={`Thinkific: ${theirs}`}>{theirs}</del>}
      <span>{priceLabel(options) ?? 'No price'}</span> {others && <small>{others}</small>}
    </p>
  );
}
