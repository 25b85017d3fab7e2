/** Patterns of cron. */
export const INTERVALS = {
  '10 seconds': '*/10 * * * * *',
  minute: '* * * * *',
  '10 minutes': '*/10 * * * *',
  'quarter of an hour': '*/15 * * * *',
  hour: '0 * * * *',
};

type Interval = keyof typeof INTERVALS;
type Work = () => Promise<void>;

export interface ScheduledTask {
  interval: Interval;
  failure: string;
  work: Work;
}

/** By the prototype of their provider. */
const tasks = new WeakMap<object, ScheduledTask[]>();

/**
 * Has each process run the method at an interval. Several processes may run it at the same time.
 * @param failure what the log says when the method throws; it runs again all the same
 */
export function Scheduled(interval: Interval, failure: string) {
  return (
    prototype: object,
    _name: string,
    { value: work }: TypedPropertyDescriptor<Work>,
  ): void => {
    if (work) tasks.set(prototype, [...(tasks.get(prototype) ?? []), { interval, failure, work }]);
  };
}

export function scheduledTasksOf(provider: object): ScheduledTask[] {
  return tasks.get(Object.getPrototypeOf(provider) as object) ?? [];
}
