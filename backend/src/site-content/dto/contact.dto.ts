import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsEmail, Matches } from 'class-validator';
import { LIMITS, MayBeNull } from '../../common/validation/limits.js';
import { isBlank, TextField } from '../../common/validation/text-field.js';
import { trimmed } from '../../common/validation/transforms.js';

const NullableEmail = () =>
  applyDecorators(
    ApiProperty({
      type: String,
      format: 'email',
      nullable: true,
      maxLength: LIMITS.email,
      example: 'hello@example.org',
    }),
    MayBeNull(),
    Transform(({ value }: { value: unknown }) => (isBlank(value) ? null : trimmed({ value }))),
    IsEmail({}, { message: 'Email must be like hello@example.org' }),
  );

export class ContactDto {
  @NullableEmail()
  email: string | null;

  @TextField({ label: 'Phone', max: 40, nullable: true, example: '+49 40 123456' })
  @Matches(/^\+?[\d\s()/.-]+$/, { message: 'Phone must be a number like +49 40 123456' })
  phone: string | null;

  @TextField({ label: 'Address', max: 500, nullable: true, example: '1 Harbour Street, Hamburg' })
  address: string | null;
}
