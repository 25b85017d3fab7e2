import { ChoiceField } from './choice-field.js';

const ORDERS = ['newest', 'oldest'] as const;
export type Order = (typeof ORDERS)[number];

/** Which end of a dated list comes first. The property's initial value must be `newest`. */
export function OrderField(): PropertyDecorator {
  return ChoiceField({ label: 'Order', choices: ORDERS, name: 'ListOrder', default: 'newest' });
}
