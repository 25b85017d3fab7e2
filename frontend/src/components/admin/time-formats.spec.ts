import { DAY, DAY_AND_TIME, FULL_TIME } from './time-formats';

it('times use the 24-hour clock, like the time of the next sync', () => {
  const evening = new Date(2026, 2, 4, 18, 5, 6);
  expect(DAY.format(evening)).toBe('Mar 4, 2026');
  expect(DAY_AND_TIME.format(evening)).toBe('Mar 4, 2026, 18:05');
  expect(FULL_TIME.format(evening)).toMatch(/^Wednesday, March 4, 2026 at 18:05:06 /);
  expect(DAY_AND_TIME.format(new Date(2026, 2, 4))).toBe('Mar 4, 2026, 00:00');
});
