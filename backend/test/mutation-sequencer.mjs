const { argv } = process;

/** In the order of the command line, which begins with what is nearest and quickest. */
export default class MutationSequencer {
  sort(tests) {
    return tests.toSorted((one, other) => argv.indexOf(one.path) - argv.indexOf(other.path));
  }

  cacheResults() {
    return undefined;
  }
}
