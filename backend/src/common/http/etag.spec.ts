import { contentTag, matches, toEtag } from './etag.js';

describe('If-Match', () => {
  const etag = toEtag(3);
  const body = { name: 'Three', etag };

  it('takes the tag of the whole body', () => {
    const tag = contentTag(JSON.stringify(body));
    const four = { name: 'Four', etag };
    expect(matches(`"1", ${tag}`, body)).toBe(true);
    expect(matches(tag, four)).toBe(false);
  });

  it.each([undefined, '*', ' * ', '"3"', ' "3" ', '"1", "3"', '"3","4"'])('%j matches', (value) => {
    expect(matches(value, body)).toBe(true);
  });

  it.each(['', '3', '"30"', 'W/"3"', '"2", "4"', '"*"'])('%j does not', (value) => {
    expect(matches(value, body)).toBe(false);
  });
});
