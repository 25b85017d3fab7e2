/** Aborts the signal of `work` when it ends, so that requests it has started end as well. */
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
