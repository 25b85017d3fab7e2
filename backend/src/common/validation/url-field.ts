import { applyDecorators } from '@nestjs/common';
import { IsUrl, Matches } from 'class-validator';
import { LIMITS } from './limits.js';
import { TextField, type TextFieldOptions } from './text-field.js';

export type UrlFieldOptions = Pick<
  TextFieldOptions,
  'label' | 'example' | 'description' | 'optional' | 'nullable' | 'tooShort'
> & {
  /** Instead of "Invalid URL". */
  invalid?: string;
};

/**
 * An address on the web, http or https. Both slashes must be there: a browser takes `https:a.png` on
 * an https page for a path of that page. Characters that turn the direction of writing would let it
 * look like another one.
 */
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
