import { LIMITS } from './limits.js';
import { TextField } from './text-field.js';

export function SearchField(texts: string): PropertyDecorator {
  return TextField({
    label: 'Search',
    optional: true,
    min: 0,
    max: LIMITS.search,
    description: `Part of ${texts}, in upper or lower case; % and _ stand for themselves.`,
    example: 'mar',
  });
}
