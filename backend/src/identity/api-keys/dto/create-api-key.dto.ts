import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsInt,
  Max,
  Min,
} from 'class-validator';
import { MayBeNull } from '../../../common/validation/limits.js';
import { TextField } from '../../../common/validation/text-field.js';
import { KEY_SCOPES, type KeyScope } from '../../../common/access/key-area.decorator.js';
import { AddressListField } from './address-list-field.js';

const MOST_DAYS = 3_650;
const SCOPES = { message: 'Scopes must name at least one thing that the key may do' };
const DAYS = { message: `Days must be a whole number from 1 to ${MOST_DAYS}` };

export class CreateApiKeyDto {
  @TextField({ label: 'Name', max: 50, example: 'Company website' })
  name: string;

  @ApiProperty({
    enum: KEY_SCOPES,
    enumName: 'KeyScope',
    isArray: true,
    minItems: 1,
    maxItems: KEY_SCOPES.length,
    uniqueItems: true,
    example: ['courses:read', 'testimonials:read'],
    description: 'What it may do. `write` does not include `read`.',
  })
  @IsArray(SCOPES)
  @ArrayMinSize(1, SCOPES)
  @ArrayMaxSize(KEY_SCOPES.length, SCOPES)
  @ArrayUnique({ message: 'Scopes must not repeat each other' })
  @IsIn(KEY_SCOPES, { each: true, message: `Scopes must be among ${KEY_SCOPES.join(', ')}` })
  scopes: KeyScope[];

  @ApiProperty({
    type: 'integer',
    required: false,
    nullable: true,
    minimum: 1,
    maximum: MOST_DAYS,
    example: 90,
    description: 'Days until it expires; null or left out: it does not.',
  })
  @Transform(({ value }: { value: unknown }) => value ?? null)
  @MayBeNull()
  @IsInt(DAYS)
  @Min(1, DAYS)
  @Max(MOST_DAYS, DAYS)
  expires_in_days: number | null = null;

  @AddressListField()
  addresses: string[] = [];
}
