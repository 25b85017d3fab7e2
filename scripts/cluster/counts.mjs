/** What became of the requests of one kind. */
export class Counts {
  good = 0;
  failed = 0;
  /** Failures by status, or by the network's word. */
  kinds = new Map();
  /** Milliseconds: from a good answer to the next, while requests failed or waited in between. */
  longest = 0;
  #lastGood = null;

  /** @param asked when the request was sent */
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
