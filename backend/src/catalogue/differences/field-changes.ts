import {
  OVERRIDABLE_FIELDS,
  OVERRIDE_FIELDS,
  PLATFORM_FIELDS,
  toColumn,
} from '../../common/overridable-fields.js';
import {
  formatMoney,
  type PaymentOption,
  wholePriceLabel,
} from '../../common/price/price-words.js';
import { type ChangedField, type FieldChangeDto, MOST_OF_VALUE } from './field-change.dto.js';

type Value = string | number | boolean | string[] | PaymentOption[] | null;
type Change = [before: Value, after: Value];

/** By column, like in `sync_changes`. */
export type FieldValues = Record<string, Change>;

const FIELDS: Record<string, ChangedField> = {
  ...Object.fromEntries(OVERRIDE_FIELDS.map((field) => [toColumn(field), field])),
  ...Object.fromEntries(
    PLATFORM_FIELDS.map((field) => [toColumn(OVERRIDABLE_FIELDS[field].platform), field]),
  ),
  enroll_url: 'enrollUrl',
  position: 'position',
  on_sale: 'onSale',
  has_lifetime_access: 'hasLifetimeAccess',
  has_certificate: 'hasCertificate',
  url: 'url',
  is_paid: 'isPaid',
  visibility_choice: 'visible',
  sync_rule: 'rule',
  staff: 'staff',
  linked: 'linked',
};

export function overriddenColumns(platform: string, courseId: string): string {
  return `ARRAY(
    SELECT field FROM courses AS course JOIN course_overrides AS override USING (thinkific_id),
      jsonb_each(to_jsonb(override)) AS ours (field, value)
    WHERE course.platform = ${platform} AND course.platform_id = ${courseId} AND value <> 'null'
  )`;
}

/** @param overridden columns with an admin's value @param currency the currency of amounts that admins set */
export function toFieldChanges(
  fields: FieldValues,
  overridden: string[] = [],
  currency = 'USD',
): FieldChangeDto[] {
  // Markup may change while the text stays the same.
  const { description, payment_options: options, ...named } = fields;
  const shown =
    description && !named['description_text'] ? { ...named, description_text: description } : named;
  // Payment options include the amount, so it is not shown separately.
  if (options) shown['price'] = optionsInWords(options, named['price']);
  const hidden = overridden.map((column) => FIELDS[column]);
  return Object.entries(shown).flatMap(([column, [before, after]]) => {
    const field = FIELDS[column];
    if (!field) return [];
    return [
      {
        field,
        before: inText(before, field, currency),
        after: inText(after, field, currency),
        is_overridden: hidden.includes(field),
      },
    ];
  });
}

function optionsInWords(options: Change, amounts: Change = [null, null]): Change {
  const inWords = (value: Value, amount: Value) =>
    Array.isArray(value) ? wholePriceLabel(value as PaymentOption[]) : amount;
  return [inWords(options[0], amounts[0]), inWords(options[1], amounts[1])];
}

function inText(value: Value, field: ChangedField, currency: string): string | null {
  if (value === null) return null;
  if (field === 'price' && typeof value === 'number') return formatMoney(value, currency);
  const text = Array.isArray(value) ? value.map(String).join('\n') : String(value);
  return text.length > MOST_OF_VALUE ? `${text.slice(0, MOST_OF_VALUE - 1)}…` : text;
}
