/** What the work has begun ends with it, even where it has thrown. */
export async function abortingTogether<T>(
  signal: AbortSignal,
  work: (common: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  try {
    return await work(AbortSignal.any([signal, controller.signal]));
  } finally {
    controller.abort();
  }
}
