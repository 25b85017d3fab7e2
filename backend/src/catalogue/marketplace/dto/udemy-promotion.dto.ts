import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayUnique, IsISO8601, Matches, ValidateBy } from 'class-validator';
import { ObjectListField } from '../../../common/validation/nested-field.js';
import { TextField } from '../../../common/validation/text-field.js';

const MOST = 50;
const LONGEST = 60;

interface CodeFieldOptions {
  label: string;
  /** The query parameter of a link on Udemy that has the code. */
  parameter: string;
  example: string;
  nullable?: boolean;
}

/** Declares a code of Udemy. A link that has the code is accepted, too. */
function CodeField({ parameter, ...options }: CodeFieldOptions): PropertyDecorator {
  const invalid = `${options.label} must have letters, digits, dots, hyphens and underscores only, or be a link with ${parameter}`;
  return applyDecorators(
    TextField({ ...options, max: LONGEST, description: `Or a link with \`${parameter}\`.` }),
    Transform(({ value }: { value: unknown }) => codeIn(value, parameter)),
    Matches(/^[\w.-]+$/, { message: invalid }),
  );
}

function codeIn(value: unknown, parameter: string): unknown {
  if (typeof value !== 'string') return value;
  return URL.parse(value)?.searchParams.get(parameter) ?? value;
}

const TimeField = (label: string, example: string) =>
  applyDecorators(
    ApiProperty({ type: String, format: 'date-time', example }),
    IsISO8601({ strict: true }, { message: `${label} must be a date and time` }),
  );

const AfterStart = () =>
  ValidateBy({
    name: 'isAfterStart',
    validator: {
      validate: (until: unknown, given) => {
        const from = Date.parse((given?.object as UdemyCouponDto | undefined)?.valid_from ?? '');
        return typeof until !== 'string' || !(Date.parse(until) <= from);
      },
      defaultMessage: () => 'The end must be after the start',
    },
  });

export class UdemyCouponDto {
  @CodeField({ label: 'Code', parameter: 'couponCode', example: 'SPRING-2026' })
  code: string;

  @TimeField('Start', '2026-03-01T09:00:00.000Z')
  valid_from: string;

  @AfterStart()
  @TimeField('End', '2026-04-01T09:00:00.000Z')
  valid_until: string;
}

export class UdemyPromotionDto {
  @CodeField({
    label: 'Referral code',
    parameter: 'referralCode',
    example: '1C5B734505D65A010FA3',
    nullable: true,
  })
  referral_code: string | null;

  @ArrayUnique(({ code }: UdemyCouponDto) => code, {
    message: 'Coupons must not have the same code twice',
  })
  @ObjectListField(UdemyCouponDto, {
    label: 'Coupons',
    max: MOST,
    description: 'All coupons of the course; others are deleted.',
  })
  coupons: UdemyCouponDto[];
}
