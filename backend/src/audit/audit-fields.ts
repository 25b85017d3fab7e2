import { type Change, hasChanged, type Values } from '../changes/change.js';
import { RULES } from '../changes/rules/index.js';
import type { AuditObjectType } from '../changes/audit-objects.js';
import type { AuditFieldDto } from './dto/audit-page.dto.js';

export interface Reference {
  field: string;
  type: AuditObjectType;
  id: string;
}

type NameOf = (record: Reference) => string | undefined;

const REFERENCES: Readonly<Record<string, AuditObjectType>> = {
  staff: 'user',
  instructor: 'instructor',
  'joined with': 'udemyCourse',
  'distinct from': 'udemyCourse',
};

export function referencesIn(values: Values | null): Reference[] {
  return Object.entries(values ?? {}).flatMap(([field, id]) => {
    const type = REFERENCES[field];
    return type && typeof id === 'string' ? [{ field, type, id }] : [];
  });
}

interface Shown {
  before: Values | null;
  after: Values | null;
}

/**
 * Returns the values that the audit log shows, under its own column names.
 * @param platform the values that visitors see of a course without an override
 */
export function shownOf(change: Change, platform?: Values): Shown {
  const words = RULES[change.table_name]?.audit;
  if (change.operation === 'action' || !words) return change;
  const seen = {
    before: platform ? over(platform, change.before) : change.before,
    after: platform ? over(platform, change.after) : change.after,
  };
  const shown: Shown = { before: seen.before && {}, after: seen.after && {} };
  for (const field of words.fields) {
    const name = words.called?.[field] ?? field;
    if (words.hidden?.includes(field)) {
      if (change.operation !== 'update' || !hasChanged(change, field)) continue;
      Object.assign(shown.after ?? {}, { [name]: 'changed' });
    } else if (hasChanged(seen, field)) {
      Object.assign(shown.before ?? {}, { [name]: seen.before?.[field] });
      Object.assign(shown.after ?? {}, { [name]: seen.after?.[field] });
    }
  }
  return shown;
}

function over(platform: Values, override: Values | null): Values {
  const own = Object.entries(override ?? {}).filter(([, value]) => value !== null);
  return { ...platform, title: platform['name'], ...Object.fromEntries(own) };
}

/**
 * Returns the values before and after, as shown.
 * @param nameOf returns a record's current name; deleted records are shown by id
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
