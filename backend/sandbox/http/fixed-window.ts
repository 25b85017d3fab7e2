/** Counts calls per key in windows of a fixed length. Both vendors limit their APIs this way. */
export class FixedWindow {
  readonly #windows = new Map<string, { count: number; endsAt: number }>();

  constructor(
    readonly limit: number,
    readonly lengthMs: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** Counts a call. `resetsAt` is the end of the window in milliseconds since the epoch. */
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
