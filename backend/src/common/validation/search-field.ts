import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { LIMITS } from './limits.js';
import { TextField } from './text-field.js';
import { composed } from './transforms.js';
import { ChoiceField } from './choice-field.js';

/** Declares the sort order of a dated list. The property's initial value must be `newest`. */
export function OrderField(choices: readonly string[], name: string): PropertyDecorator {
  return ChoiceField({ label: 'Order', choices, name, default: 'newest' });
}

export function SearchField(texts: string): PropertyDecorator {
  return applyDecorators(
    TextField({
      label: 'Search',
      optional: true,
      min: 0,
      max: LIMITS.search,
      description: `Part of ${texts}, in upper or lower case, with or without accents; % and _ are no wildcards.`,
      example: 'mar',
    }),
    Transform(composed),
  );
}
