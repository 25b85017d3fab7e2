/** Files that take longer than their size suggests, longest first. */
const LONG = [
  'sync.property',
  'bad-input',
  'demo-to-production',
  'disaster',
  'curricula',
  'overload',
  'hanging-database',
];

/** Starts slow files first, so that no worker runs one alone at the end. */
export default class LongestFirst {
  sort(tests) {
    return tests.toSorted(
      (one, other) => placeOf(one) - placeOf(other) || sizeOf(other) - sizeOf(one),
    );
  }

  cacheResults() {
    return undefined;
  }
}

function placeOf({ path }) {
  const place = LONG.findIndex((name) => path.includes(`/${name}.`));
  return place === -1 ? LONG.length : place;
}

/** Larger files usually have more tests. */
const sizeOf = ({ path, context }) => context.hasteFS.getSize(path) ?? 0;
