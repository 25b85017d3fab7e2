import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import {
  type OverridableField,
  type OverrideValues,
  withFields,
} from '../../../common/overridable-fields.js';
import { MayBeAbsent, MayBeNull } from '../../../common/validation/limits.js';
import { TextField } from '../../../common/validation/text-field.js';
import { TextListField } from '../../../common/validation/text-list-field.js';
import { UrlField } from '../../../common/validation/url-field.js';

const MAX_PRICE = 1_000_000;
const LIST = { maxLines: 200, max: 500 };

function PriceField({ label, example, description }: OverridableField): PropertyDecorator {
  const message = { message: `${label} must be a whole number from 0 to ${MAX_PRICE}` };
  return applyDecorators(
    ApiProperty({
      type: 'integer',
      required: false,
      nullable: true,
      minimum: 0,
      maximum: MAX_PRICE,
      example,
      description,
    }),
    MayBeAbsent(),
    MayBeNull(),
    Transform(({ value }: { value: unknown }) => (value === '' ? null : value)),
    IsInt(message),
    Min(0, message),
    Max(MAX_PRICE, message),
  );
}

const OPTIONAL = { optional: true, nullable: true };

function toDecorator(field: OverridableField): PropertyDecorator {
  switch (field.kind) {
    case 'text':
      return TextField({ ...field, ...OPTIONAL });
    case 'url':
      return UrlField({ ...field, ...OPTIONAL });
    case 'price':
      return PriceField(field);
    case 'list':
      return TextListField({ ...field, ...LIST });
  }
}

export class SaveCourseOverrideDto extends withFields<Partial<OverrideValues>>(toDecorator) {}
