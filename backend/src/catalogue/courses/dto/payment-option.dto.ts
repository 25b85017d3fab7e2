import { ApiProperty } from '@nestjs/swagger';
import {
  PAYMENT_TYPES,
  type PaymentOption,
  type Period,
  PERIOD_UNITS,
} from '../../../common/price/price-words.js';

class PeriodDto implements Period {
  @ApiProperty({ enum: PERIOD_UNITS, enumName: 'PeriodUnit', example: 'month' })
  unit: Period['unit'];

  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  count: number;
}

export class PaymentOptionDto implements PaymentOption {
  @ApiProperty({ enum: PAYMENT_TYPES, enumName: 'PaymentType', example: 'payment-plan' })
  type: PaymentOption['type'];

  @ApiProperty({ type: Number, example: 18, description: 'The amount of one payment.' })
  amount: number;

  @ApiProperty({
    pattern: '^[A-Z]{3}$',
    example: 'USD',
    description: 'The ISO 4217 code of all amounts.',
  })
  currency: string;

  @ApiProperty({
    type: 'integer',
    required: false,
    minimum: 1,
    example: 3,
    description: 'The number of payments of a payment plan.',
  })
  payments?: number;

  @ApiProperty({
    type: PeriodDto,
    required: false,
    description: 'The time between two payments of a subscription or payment plan.',
  })
  interval?: Period;

  @ApiProperty({
    type: PeriodDto,
    required: false,
    description: 'The free time before the first payment.',
  })
  trial?: Period;

  @ApiProperty({
    type: Number,
    required: false,
    example: 1,
    description: 'The amount of the first payment, if it differs from `amount`.',
  })
  first?: number;

  @ApiProperty({
    type: Number,
    required: false,
    example: 399,
    description:
      'The amount without the promotion; absent without one. The enrol link has the coupon.',
  })
  regular?: number;

  @ApiProperty({
    type: String,
    required: false,
    format: 'date-time',
    example: '2026-12-04T07:59:59Z',
    description: 'When the promotion ends; absent without one.',
  })
  until?: string;
}
