export class Counts {
  good = 0;
  failed = 0;
  /** Failures by status or network error. */
  kinds = new Map();
  /** Milliseconds between two successes while requests failed or waited. */
  longest = 0;
  #lastGood = null;

  add(how, isGood, asked) {
    if (!isGood) {
      this.failed += 1;
      this.kinds.set(how, (this.kinds.get(how) ?? 0) + 1);
      return;
    }
    this.good += 1;
    const now = performance.now();
    this.longest = Math.max(this.longest, now - (this.#lastGood ?? asked));
    this.#lastGood = now;
  }

  get describeFailures() {
    return [...this.kinds].map(([how, count]) => `${how}: ${count}`).join(', ') || '–';
  }
}
