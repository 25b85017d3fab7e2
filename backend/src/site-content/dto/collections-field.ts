import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsString, MaxLength, MinLength } from 'class-validator';

const MOST = 20;
const LONGEST = 120;

/** Declares words or names of Thinkific collections. */
export function CollectionsField(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: 'array',
      items: { type: 'string', minLength: 1, maxLength: LONGEST },
      maxItems: MOST,
      example: ['AI', 'Artificial'],
      description: 'A course belongs here if the name of its collection contains one of them.',
    }),
    MaxLength(LONGEST, {
      each: true,
      message: `Collections must have at most ${LONGEST} characters each`,
    }),
    MinLength(1, { each: true, message: 'Collections must not be blank' }),
    IsString({ each: true, message: 'Collections must be a list of texts' }),
    ArrayMaxSize(MOST, { message: `Collections must have at most ${MOST} items` }),
    IsArray({ message: 'Collections must be a list of texts' }),
  );
}
