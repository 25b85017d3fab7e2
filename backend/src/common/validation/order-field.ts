import { ChoiceField } from './choice-field.js';

/** Declares the sort order of a dated list. The property's initial value must be `newest`. */
export function OrderField(choices: readonly string[], name: string): PropertyDecorator {
  return ChoiceField({ label: 'Order', choices, name, default: 'newest' });
}
