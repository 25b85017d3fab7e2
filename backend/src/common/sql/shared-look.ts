/** Looks when somebody asks, at most once in so many milliseconds; all who ask meanwhile share what was found. */
export class SharedLook<Found> {
  private last: { until: number; found: Promise<Found> } | null = null;

  constructor(
    private readonly every: number,
    private readonly look: () => Promise<Found>,
  ) {}

  get(): Promise<Found> {
    if (!this.last || performance.now() > this.last.until) {
      this.last = { until: performance.now() + this.every, found: this.look() };
    }
    return this.last.found;
  }

  /** What was found counts no more. */
  forget(): void {
    this.last = null;
  }
}
