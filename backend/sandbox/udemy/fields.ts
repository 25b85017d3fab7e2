/** The fields of a record for each of the vendor's named settings. */
export interface FieldSettings {
  min: readonly string[];
  default: readonly string[];
}

/** Accepts `@min,headline` or `@default,-url` and ignores unknown names. */
export function selectFields(
  record: Record<string, unknown>,
  wanted: string | null,
  settings: FieldSettings,
): Record<string, unknown> {
  const chosen = new Set(['_class']);
  for (const name of (wanted ?? '@default').split(',').map((part) => part.trim())) {
    if (name.startsWith('-')) chosen.delete(name.slice(1));
    else for (const field of fieldsOf(name, record, settings)) chosen.add(field);
  }
  return Object.fromEntries(Object.entries(record).filter(([field]) => chosen.has(field)));
}

function fieldsOf(
  name: string,
  record: Record<string, unknown>,
  settings: FieldSettings,
): readonly string[] {
  switch (name) {
    case '@min':
      return settings.min;
    case '@default':
      return settings.default;
    case '@all':
      return Object.keys(record);
    default:
      return [name];
  }
}
