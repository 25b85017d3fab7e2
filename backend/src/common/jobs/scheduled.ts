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

const tasks = new WeakMap<object, ScheduledTask[]>();

/**
 * Runs the method at an interval in every process, so runs may overlap between processes.
 * @param failure the log message when the method throws; it still runs the next time
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
