import { Fragment, type ReactNode } from 'react';
import {
  formatMoney,
  isLongPrice,
  otherPriceLabels,
  otherPricesLabel,
  priceLabel,
} from '../../../../../backend/src/common/price/price-words';
import type { PaymentOptionDto } from '../../../api/generated/model/paymentOptionDto';
import { useSite } from '../../../site';
import { lastDay } from '../course-labels';
import styles from './PriceLabel.module.css';

interface PriceLabelProps {
  options: PaymentOptionDto[];
  className: string | undefined;
  /** How to list further payment options. */
  others?: 'all' | 'short';
  children?: ReactNode;
}

/** Renders nothing when the course has no price. */
export function PriceLabel({ options, className, others, children }: PriceLabelProps) {
  const { locale } = useSite();
  const price = priceLabel(options, locale);
  if (!price) return null;
  const short = others === 'short' ? otherPricesLabel(options, locale) : null;
  const labels = others === 'all' ? otherPriceLabels(options, locale) : short ? [short] : [];
  return (
    <p className={`${styles.price} ${className}`} data-long={isLongPrice(options)}>
      {price}
      {children}
      <PromotionLabel option={options[0]} />
      {labels.map((label) => (
        <Fragment key={label}>
          {' '}
          <small>{label}</small>
        </Fragment>
      ))}
    </p>
  );
}

/** Tells the last day of a promotion, and the price without it. */
function PromotionLabel({ option }: { option: PaymentOptionDto | undefined }) {
  const site = useSite();
  if (option?.regular === undefined || option.until === undefined) return null;
  return (
    <>
      {' '}
      <small>
        {`until ${lastDay(option.until, site)} `}
        <del>
          <span className="visually-hidden">Regular price: </span>
          {formatMoney(option.regular, option.currency, site.locale)}
        </del>
      </small>
    </>
  );
}
