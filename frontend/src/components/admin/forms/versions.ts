/** A form over a version of something that somebody else may change meanwhile. */
export type VersionedForm<Version, Values> = Values & {
  /** The version that the form was filled from. */
  base: Version;
  /** What was to be saved when it turned out that somebody else had saved first. */
  mine: Values | null;
};

/** The form over somebody else's version: both to choose from. */
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

/** Both sides' changes to the same version; where both changed a field, mine stays. */
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
