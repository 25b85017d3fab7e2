import type { AuditFieldDto } from './dto/audit-page.dto.js';

export type Values = Record<string, unknown>;

/** Before and after side by side, in the words in which they are shown. */
export function toFields(before: Values | null, after: Values | null): AuditFieldDto[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].map((field) => ({
    field,
    before: toText(before?.[field]),
    after: toText(after?.[field]),
  }));
}

function toText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
