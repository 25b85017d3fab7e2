import {
  formatMoney,
  type PaymentOption,
  priceLabel,
  wholePriceLabel,
} from '../../../../../../backend/src/common/price/price-words';
import type { AdminCourseDto } from '../../../../api/generated/model/adminCourseDto';
import type { PlatformChangeDto } from '../../../../api/generated/model/platformChangeDto';

interface PlatformChangeProps {
  change: PlatformChangeDto;
  course: Pick<AdminCourseDto, 'thinkific_payment_options'>;
}

export function PlatformChange({ change, course }: PlatformChangeProps) {
  const { old_value: before, new_value: after } = change;
  const options = course.thinkific_payment_options;
  return (
    <>
      was {typeof before === 'number' ? earlierPrice(before, options) : describe(before)}, is now{' '}
      <strong>{typeof after === 'number' ? wholePriceLabel(options) : describe(after)}</strong>
    </>
  );
}

/** Only the amount of the earlier price is known, so it is shown with the current interval. */
function earlierPrice(amount: number, [option]: PaymentOption[]): string | null {
  if (option?.type === 'subscription') return priceLabel([{ ...option, amount }]);
  return formatMoney(amount, option?.currency ?? 'USD');
}

function describe(value: string | string[] | null): string {
  if (Array.isArray(value)) return value.join(' · ') || 'empty';
  return value ?? 'empty';
}
