import { type ChangedField, type FieldChangeDto, MOST_OF_VALUE } from '../dto/sync-change.dto.js';

type Value = string | number | boolean | string[] | null;

/** By column, as `sync_changes` keeps them. */
export type FieldValues = Record<string, [before: Value, after: Value]>;

/** The columns of both platforms' tables, by the names that the API has for them. */
const FIELDS: Record<string, ChangedField> = {
  name: 'title',
  title: 'title',
  description_text: 'description',
  image_url: 'imageUrl',
  price: 'price',
  category: 'category',
  duration: 'duration',
  curriculum: 'curriculum',
  enroll_url: 'enrollUrl',
  position: 'position',
  on_sale: 'onSale',
  url: 'url',
  is_paid: 'isPaid',
  level: 'level',
  format: 'format',
  outcomes: 'outcomes',
  visibility_choice: 'visible',
  sync_rule: 'rule',
  staff: 'staff',
  joined: 'joined',
};

/** SQL for the columns of a course in whose place an admin's value is shown. */
export function overriddenColumns(platform: string, courseId: string): string {
  return `ARRAY(
    SELECT field FROM course_overrides AS override, jsonb_each(to_jsonb(override)) AS ours (field, value)
    WHERE ${platform} = 'thinkific' AND override.thinkific_id::text = ${courseId} AND value <> 'null'
  )`;
}

/** @param overridden columns in whose place an admin's value is shown */
export function toFieldChanges(fields: FieldValues, overridden: string[] = []): FieldChangeDto[] {
  // Markup that says the same in other tags has no text of its own.
  const { description, ...named } = fields;
  const shown =
    description && !named['description_text'] ? { ...named, description_text: description } : named;
  return Object.entries(shown).flatMap(([column, [before, after]]) => {
    const field = FIELDS[column];
    if (!field) return [];
    const ours = column === 'name' ? 'title' : column;
    return [
      {
        field,
        before: inText(before, field),
        after: inText(after, field),
        is_overridden: overridden.includes(ours),
      },
    ];
  });
}

function inText(value: Value, field: ChangedField): string | null {
  if (value === null) return null;
  if (field === 'price') return Number(value).toFixed(2);
  const text = Array.isArray(value) ? value.join('\n') : String(value);
  return text.length > MOST_OF_VALUE ? `${text.slice(0, MOST_OF_VALUE - 1)}…` : text;
}
