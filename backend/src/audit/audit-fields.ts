import type { AuditObjectType } from './audit.constants.js';
import type { AuditFieldDto } from './dto/audit-page.dto.js';

export type Values = Record<string, unknown>;

/** Another record that a field names by its id. */
export interface Reference {
  field: string;
  type: AuditObjectType;
  id: string;
}

type NameOf = (record: Reference) => string | undefined;

const REFERENCES: Readonly<Record<string, AuditObjectType>> = {
  staff: 'user',
  'joined with': 'udemyCourse',
  'distinct from': 'udemyCourse',
};

export function referencesIn(values: Values | null): Reference[] {
  return Object.entries(values ?? {}).flatMap(([field, id]) => {
    const type = REFERENCES[field];
    return type && typeof id === 'string' ? [{ field, type, id }] : [];
  });
}

/**
 * Before and after side by side, in the words in which they are shown.
 * @param nameOf what a record is called now; undefined once it is gone, when its id is shown
 */
export function toFields(
  before: Values | null,
  after: Values | null,
  nameOf: NameOf,
): AuditFieldDto[] {
  const [old, made] = [withNames(before, nameOf), withNames(after, nameOf)];
  const names = new Set([...Object.keys(old), ...Object.keys(made)]);
  return [...names].map((field) => ({
    field,
    before: toText(old[field]),
    after: toText(made[field]),
  }));
}

function withNames(values: Values | null, nameOf: NameOf): Values {
  const named: Values = { ...values };
  for (const record of referencesIn(values)) named[record.field] = nameOf(record) ?? record.id;
  return named;
}

function toText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
