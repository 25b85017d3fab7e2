/** What takes longer than its size says, the longest first. */
const LONG = [
  'sync.property',
  'bad-input',
  'demo-to-production',
  'disaster',
  'curricula',
  'overload',
  'hanging-database',
];

/** Begins with what takes long, so that no worker is left with it while the others have nothing to do. */
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

/** A file that is large has many tests, as a rule. */
const sizeOf = ({ path, context }) => context.hasteFS.getSize(path) ?? 0;
