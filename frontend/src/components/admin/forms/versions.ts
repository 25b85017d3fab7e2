/** A form for a record that other users may change at the same time. */
export type VersionedForm<Version, Values> = Values & {
  /** The version that the form was filled from. */
  base: Version;
  /** The values the user tried to save when another user had already saved; null without a conflict. */
  mine: Values | null;
};

/** Returns the form with the other user's version as its base, and both versions to choose from. */
export function toConflict<Version, Values extends object>(
  form: VersionedForm<Version, Values>,
  theirs: Version,
  toValues: (version: Version) => Values,
): VersionedForm<Version, Values> {
  const { base, mine: _mine, ...values } = form;
  const mine = values as unknown as Values;
  return { ...mergeVersions(toValues(base), mine, toValues(theirs)), base: theirs, mine };
}

export function differingFields<Values extends object>(
  mine: Values,
  theirs: Values,
): (keyof Values & string)[] {
  const fields = Object.keys(theirs) as (keyof Values & string)[];
  return fields.filter((field) => mine[field] !== theirs[field]);
}

/** Merges both sides' changes to the same base. Where both changed a field, ours wins. */
export function mergeVersions<Values extends object>(
  base: Values,
  mine: Values,
  theirs: Values,
): Values {
  const merged = { ...mine };
  for (const field of differingFields(mine, theirs)) {
    if (mine[field] === base[field]) merged[field] = theirs[field];
  }
  return merged;
}
