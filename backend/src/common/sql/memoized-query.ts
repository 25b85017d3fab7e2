export class MemoizedQuery<Result> {
  private last: { until: number; result: Promise<Result> } | null = null;

  constructor(
    private readonly ttl: number,
    private readonly query: () => Promise<Result>,
  ) {}

  get(): Promise<Result> {
    if (!this.last || performance.now() > this.last.until) {
      this.last = { until: performance.now() + this.ttl, result: this.query() };
    }
    return this.last.result;
  }

  forget(): void {
    this.last = null;
  }
}
