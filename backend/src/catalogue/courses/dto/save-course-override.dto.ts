import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, Max, Min, ArrayNotEmpty, ArrayUnique, IsIn, IsObject } from 'class-validator';
import {
  type OverridableField,
  type OverrideValues,
  withFields,
  PLATFORM_FIELDS,
  type PlatformField,
} from '../../../common/overridable-fields.js';
import { MayBeAbsent, MayBeNull } from '../../../common/validation/limits.js';
import { TextField } from '../../../common/validation/text-field.js';
import { TextListField } from '../../../common/validation/text-list-field.js';
import { UrlField } from '../../../common/validation/url-field.js';
import { PLATFORM_VALUE } from './admin-course.dto.js';

const CHOICE = { message: `Fields must be a list of ${PLATFORM_FIELDS.join(', ')}` };

export class KeepCourseOverrideDto {
  @ApiProperty({
    enum: PLATFORM_FIELDS,
    enumName: 'PlatformField',
    isArray: true,
    minItems: 1,
    uniqueItems: true,
    example: ['price'],
    description: 'Fields that are not overridden are ignored.',
  })
  @ArrayNotEmpty(CHOICE)
  @ArrayUnique(CHOICE)
  @IsIn(PLATFORM_FIELDS, { ...CHOICE, each: true })
  fields: PlatformField[];

  @ApiProperty({
    type: 'object',
    additionalProperties: PLATFORM_VALUE,
    selfRequired: false,
    example: { price: 249 },
    description:
      'The last known `new_value` of fields. Fields that the platform has changed since are skipped.',
  })
  @MayBeAbsent()
  @IsObject({ message: 'Seen must be an object' })
  seen?: Record<string, unknown>;
}

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
