import { applyDecorators } from '@nestjs/common';
import { IsUrl, Matches } from 'class-validator';
import { LIMITS } from './limits.js';
import { TextField, type TextFieldOptions } from './text-field.js';

export type UrlFieldOptions = Pick<
  TextFieldOptions,
  'label' | 'example' | 'description' | 'optional' | 'nullable' | 'tooShort'
> & {
  invalid?: string;
};

/** Without both slashes browsers read a path; characters that turn writing let addresses lie. */
export function UrlField({ invalid = 'Invalid URL', ...options }: UrlFieldOptions) {
  return applyDecorators(
    TextField({ ...options, max: LIMITS.url, format: 'uri' }),
    IsUrl(
      { protocols: ['http', 'https'], require_protocol: true, require_tld: false },
      { message: invalid },
    ),
    Matches(/^https?:\/\/\P{Bidi_Control}*$/iu, { message: invalid }),
  );
}
