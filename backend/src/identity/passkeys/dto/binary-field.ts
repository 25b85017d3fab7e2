import { applyDecorators } from '@nestjs/common';
import { Matches } from 'class-validator';
import { TextField, type TextFieldOptions } from '../../../common/validation/text-field.js';

/** Bytes in base64url. */
export const BinaryField = (
  options: Pick<TextFieldOptions, 'label' | 'max' | 'example' | 'description'>,
) =>
  applyDecorators(
    TextField(options),
    Matches(/^[\w-]+$/, { message: `${options.label} must be in base64url` }),
  );
