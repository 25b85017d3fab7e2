import { applyDecorators } from '@nestjs/common';
import { IsUrl, Matches, ValidateBy } from 'class-validator';
import { LIMITS } from './limits.js';
import { TextField, type TextFieldOptions } from './text-field.js';

export type UrlFieldOptions = Pick<
  TextFieldOptions,
  'label' | 'example' | 'description' | 'optional' | 'nullable' | 'tooShort'
> & {
  invalid?: string;
};

const CAN_PARSE = {
  name: 'canParse',
  validator: { validate: (value: unknown) => typeof value === 'string' && URL.canParse(value) },
};

const WITHOUT_PASSWORD = {
  name: 'withoutPassword',
  validator: {
    validate(value: unknown): boolean {
      const url = typeof value === 'string' ? URL.parse(value) : null;
      return !url?.username && !url?.password;
    },
  },
};

/**
 * Declares a URL. Without both slashes browsers read a path, and characters that change the text direction disguise
 * addresses.
 */
export function UrlField({ invalid = 'Invalid URL', ...options }: UrlFieldOptions) {
  return applyDecorators(
    TextField({ ...options, max: LIMITS.url, format: 'uri' }),
    IsUrl(
      { protocols: ['http', 'https'], require_protocol: true, require_tld: false },
      { message: invalid },
    ),
    Matches(/^https?:\/\/\P{Bidi_Control}*$/iu, { message: invalid }),
    ValidateBy(CAN_PARSE, { message: invalid }),
    ValidateBy(WITHOUT_PASSWORD, {
      message: `${options.label} must not contain a username or password`,
    }),
  );
}
