import { matches, toEtag } from './etag.js';

describe('If-Match', () => {
  const etag = toEtag(3);

  it.each([undefined, '*', ' * ', '"3"', ' "3" ', '"1", "3"', '"3","4"'])('%j matches', (value) => {
    expect(matches(value, etag)).toBe(true);
  });

  it.each(['', '3', '"30"', 'W/"3"', '"2", "4"', '"*"'])('%j does not', (value) => {
    expect(matches(value, etag)).toBe(false);
  });
});
