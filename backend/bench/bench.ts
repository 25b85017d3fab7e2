export interface Bench {
  /** Disposed of at the end, on a signal and after a fault. */
  resources: AsyncDisposableStack;
  quick: boolean;
  say: (line: string) => void;
}

/** Ends what it waits for with the resources, even where they end before it has started. */
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
