import { dayAt, inWords } from './trend-words';

describe('the words of a trend', () => {
  it.each([
    [0, 0, '0 in 90 days, as many as in the 90 days before'],
    [1200, 1000, '1,200 in 90 days, 20% more than in the 90 days before'],
    [1, 4, '1 in 90 days, 75% fewer than in the 90 days before'],
    [1001, 1000, '1,001 in 90 days, slightly more than in the 90 days before'],
    [3, 0, '3 in 90 days, none in the 90 days before'],
  ])('of %s after %s', (total, before, words) => {
    expect(inWords({ total, before })).toBe(words);
  });

  it('name days of UTC, over the ends of months', () => {
    expect([0, 1, 59].map((place) => dayAt('2026-01-31', place))).toEqual([
      'Jan 31, 2026',
      'Feb 1, 2026',
      'Mar 31, 2026',
    ]);
  });
});
