import type { ReactNode } from 'react';
import {
  isLongPrice,
  otherPriceLabels,
  otherPricesLabel,
  priceLabel,
} from '../../../../../backend/src/common/price/price-words';
import type { PaymentOptionDto } from '../../../api/generated/model/paymentOptionDto';
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
  const price = priceLabel(options);
  if (!price) return null;
  const short = others === 'short' ? otherPricesLabel(options) : null;
  const labels = others === 'all' ? otherPriceLabels(options) : short ? [short] : [];
  return (
    <p className={`${styles.price} ${className}`} data-long={isLongPrice(options)}>
      {price}
      {children}
      {labels.map((label) => (
        <small key={label}> {label}</small>
      ))}
    </p>
  );
}
