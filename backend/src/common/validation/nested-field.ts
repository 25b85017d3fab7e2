import { applyDecorators, type Type as Class } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, ValidateNested } from 'class-validator';
import { MayBeAbsent } from './limits.js';

interface ObjectFieldOptions {
  label: string;
  optional?: boolean;
}

/** Declares an object whose own properties are validated, too. */
export function ObjectField(type: Class, options: ObjectFieldOptions): PropertyDecorator {
  const { label, optional = false } = options;
  return applyDecorators(
    ApiProperty({ type, required: !optional }),
    ...(optional ? [MayBeAbsent()] : []),
    IsObject({ message: `${label} must be an object` }),
    ValidateNested(),
    Type(() => type),
  );
}

interface ObjectListFieldOptions {
  label: string;
  max: number;
  description?: string;
}

/** Declares a list of objects, each of which is validated. */
export function ObjectListField(type: Class, options: ObjectListFieldOptions): PropertyDecorator {
  const { label, max, description } = options;
  return applyDecorators(
    ApiProperty({ type, isArray: true, maxItems: max, description }),
    IsArray({ message: `${label} must be a list` }),
    ArrayMaxSize(max, { message: `${label} must have at most ${max} items` }),
    IsObject({ each: true, message: `${label} must be a list of objects` }),
    ValidateNested({ each: true }),
    Type(() => type),
  );
}
