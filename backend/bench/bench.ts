export interface Bench {
  /** Disposed at the end, on a signal and after an error. */
  resources: AsyncDisposableStack;
  quick: boolean;
  say: (line: string) => void;
}

/** Disposes what `start` returns with the resources, even if they are disposed before it has started. */
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
