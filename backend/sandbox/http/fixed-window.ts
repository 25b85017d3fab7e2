/** Both vendors limit their APIs like this. */
export class FixedWindow {
  readonly #windows = new Map<string, { count: number; endsAt: number }>();

  constructor(
    readonly limit: number,
    readonly lengthMs: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** Milliseconds since the epoch in `resetsAt`. */
  take(key: string): { allowed: boolean; resetsAt: number } {
    const now = this.now();
    let window = this.#windows.get(key);
    if (!window || now >= window.endsAt) {
      window = { count: 0, endsAt: now + this.lengthMs };
      this.#windows.set(key, window);
    }
    window.count += 1;
    return { allowed: window.count <= this.limit, resetsAt: window.endsAt };
  }

  clear(): void {
    this.#windows.clear();
  }
}
