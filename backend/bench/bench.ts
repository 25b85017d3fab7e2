/** What the runner gives a benchmark. */
export interface Bench {
  /** Disposed of at the end, on a signal and after a fault. */
  resources: AsyncDisposableStack;
  /** Whether a smaller form will do, which shows that the benchmark works. */
  quick: boolean;
  /** Tells whoever waits what is being done. */
  say: (line: string) => void;
}

/** Waits for something to start, and ends it with the resources, even where they end before it has. */
export function hold<Started>(
  resources: AsyncDisposableStack,
  starting: Promise<Started>,
  end: (started: Started) => unknown,
): Promise<Started> {
  resources.defer(async () => {
    const [outcome] = await Promise.allSettled([starting]);
    if (outcome.status === 'fulfilled') await end(outcome.value);
  });
  return starting;
}
