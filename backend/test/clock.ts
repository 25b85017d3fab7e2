/** Runs `work` while the application's clock is `by` milliseconds ahead of the database's. */
export async function withClockAhead<T>(by: number, work: () => Promise<T>): Promise<T> {
  const right = globalThis.Date;
  const ahead = () => right.now() + by;
  globalThis.Date = new Proxy(right, {
    construct: (target, args) => Reflect.construct(target, args.length ? args : [ahead()]) as Date,
    get: (target, name): unknown => (name === 'now' ? ahead : Reflect.get(target, name)),
  });
  try {
    return await work();
  } finally {
    globalThis.Date = right;
  }
}
