/** Patterns of cron. */
export const PACES = {
  '10 seconds': '*/10 * * * * *',
  minute: '* * * * *',
  '10 minutes': '*/10 * * * *',
  'quarter of an hour': '*/15 * * * *',
  hour: '0 * * * *',
};

type Pace = keyof typeof PACES;
type Work = () => Promise<void>;

export interface Chore {
  pace: Pace;
  complaint: string;
  work: Work;
}

/** By the prototype of the provider that does them. */
const chores = new WeakMap<object, Chore[]>();

/**
 * Has each process do a provider's method by the clock, so it must do no harm when several do so at once.
 * @param complaint what the log says when it fails; the next time comes all the same
 */
export function Every(pace: Pace, complaint: string) {
  return (
    prototype: object,
    _name: string,
    { value: work }: TypedPropertyDescriptor<Work>,
  ): void => {
    if (work) chores.set(prototype, [...(chores.get(prototype) ?? []), { pace, complaint, work }]);
  };
}

export function choresOf(provider: object): Chore[] {
  return chores.get(Object.getPrototypeOf(provider) as object) ?? [];
}
