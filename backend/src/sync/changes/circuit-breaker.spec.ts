import { isTooMuch } from './circuit-breaker.js';

describe('a run loses too much', () => {
  const limits = { percent: 20, least: 3 };

  it.each([
    [2, 4, false],
    [3, 14, true],
    [3, 15, false],
    [4, 19, true],
    [4, 20, false],
    [3, 3, true],
    [0, 0, false],
  ])('when it loses %i of %i: %s', (lost, had, expected) => {
    expect(isTooMuch({ had, lost }, limits)).toBe(expected);
  });
});
