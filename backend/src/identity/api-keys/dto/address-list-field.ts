import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, ValidateBy } from 'class-validator';
import { isAddressRange } from '../address-range.js';

const MOST = 20;
const LIST = { message: `Addresses must be a list of at most ${MOST}` };
const EACH = 'Addresses must be like 203.0.113.7, 203.0.113.0/24 or 2001:db8::/32, one a line';

/** Validates a list of IP addresses and networks. The property's initial value must be an empty list. */
export function AddressListField(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: 'array',
      items: { type: 'string', maxLength: 50 },
      maxItems: MOST,
      required: false,
      default: [],
      example: ['203.0.113.0/24'],
      description: 'Addresses and networks that may use it; an empty list: all may.',
    }),
    Transform(({ value }: { value: unknown }) => withoutBlank(value)),
    IsArray(LIST),
    ArrayMaxSize(MOST, LIST),
    ValidateBy(
      { name: 'addressRange', validator: { validate: isAddressRange } },
      { message: EACH, each: true },
    ),
  );
}

function withoutBlank(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value
    .map((item: unknown) => (typeof item === 'string' ? item.trim() : item))
    .filter((item) => item !== '');
}
