import { formatTrend, weeksOf } from './format-trend';

describe('the words of a trend', () => {
  it.each([
    [0, 0, '0 in 90 days, as many as in the 90 days before'],
    [1200, 1000, '1,200 in 90 days, 20% more than in the 90 days before'],
    [1, 4, '1 in 90 days, 75% fewer than in the 90 days before'],
    [1001, 1000, '1,001 in 90 days, slightly more than in the 90 days before'],
    [3, 0, '3 in 90 days, none in the 90 days before'],
  ])('of %s after %s', (total, before, words) => {
    expect(formatTrend({ total, before })).toBe(words);
  });

  it('add up weeks of UTC, the last of which ends with the last day', () => {
    const days = [1, 2, 3, ...Array.from({ length: 14 }, () => 1)];
    expect(weeksOf('2026-01-25', days)).toEqual([
      { start: 'Jan 25, 2026', count: 6 },
      { start: 'Jan 28, 2026', count: 7 },
      { start: 'Feb 4, 2026', count: 7 },
    ]);
  });
});
