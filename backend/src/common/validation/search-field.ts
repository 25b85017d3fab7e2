import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { LIMITS } from './limits.js';
import { TextField } from './text-field.js';
import { composed } from './transforms.js';

/**
 * Letters with accents are composed; so must be what is looked into.
 * @param alike what is told apart no more than upper and lower case
 */
export function SearchField(texts: string, alike = ''): PropertyDecorator {
  return applyDecorators(
    TextField({
      label: 'Search',
      optional: true,
      min: 0,
      max: LIMITS.search,
      description: `Part of ${texts}, in upper or lower case${alike}; % and _ stand for themselves.`,
      example: 'mar',
    }),
    Transform(composed),
  );
}
