import { Typography } from 'antd';
import {
  otherPricesLabel,
  priceLabel,
} from '../../../../../../backend/src/common/price/price-words';
import type { CourseRow } from '../course-row';
import { useSite } from '../../../../site';
import { paymentOptionsOf } from '../admin-course';
import { PLATFORMS } from '../../../sync';

const { Text } = Typography;

export function CoursePrice({ course }: { course: CourseRow }) {
  const { currency } = useSite();
  const options = paymentOptionsOf(course, currency);
  const theirs =
    course.display_price === null ? null : priceLabel(course.thinkific_payment_options);
  const others = otherPricesLabel(options);
  return (
    <p style={{ maxWidth: '18rem' }}>
      {theirs && (
        <Text delete type="secondary" title={`${PLATFORMS[course.platform]}: ${theirs}`}>
          {theirs}
        </Text>
      )}{' '}
      <Text strong>{priceLabel(options) ?? 'No price'}</Text>{' '}
      {others && <Text type="secondary">{others}</Text>}
    </p>
  );
}
