/** For example "Mar 4, 2026", in the viewer's time zone. */
export const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

export const DAY_AND_TIME = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h23',
});

export const FULL_TIME = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'full',
  timeStyle: 'long',
  hourCycle: 'h23',
});

/** Milliseconds per unit. */
export const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;
