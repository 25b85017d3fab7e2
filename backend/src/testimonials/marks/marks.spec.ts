import { findMarks } from './find-marks.js';
import { createLikeness } from './similar.queries.js';

describe('findMarks', () => {
  it.each([
    ['See https://example.org/a?b=1, please.', { links: ['https://example.org/a?b=1'] }],
    ['Go to www.example.net!', { links: ['www.example.net'] }],
    [
      'Buy at cheap-watches.shop/now and cheap-watches.shop/now',
      { links: ['cheap-watches.shop/now'] },
    ],
    ['Write to Amara.N@mail.example.org.', { emails: ['Amara.N@mail.example.org'] }],
    ['Call +49 30 1234567 or (030) 123 45 67.', { phones: ['+49 30 1234567', '(030) 123 45 67'] }],
    ['My number: 555 123 4567', { phones: ['555 123 4567'] }],
  ])('finds what leads elsewhere in "%s"', (text, found) => {
    expect(findMarks(text)).toEqual({ links: [], emails: [], phones: [], ...found });
  });

  it.each([
    'From 2019-2023 I wrote Node.js and ASP.NET, on 2024-03-15 I left.',
    'It cost 1,000,000 and took 300 000 rows.',
    'Three of four (75 %) passed at 10:30, so I joined 12/2024.',
  ])('leaves "%s" alone', (text) => {
    expect(findMarks(text)).toEqual({ links: [], emails: [], phones: [] });
  });

  it('takes no longer for what is made to take long', () => {
    const started = performance.now();
    for (const part of ['a.', '1 ', '@a', 'a@a.', '((', 'www.']) findMarks(part.repeat(500));
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});

describe('likeness', () => {
  const likeness = createLikeness();
  const text = 'Three months in I rewrote the report that took us two days';

  it('is 100 of the same words, whatever stands between them', () => {
    expect(likeness(text, `${text.toUpperCase().replaceAll(' ', ', ')}!`)).toBe(100);
    expect(likeness('Yes', 'yes.')).toBe(100);
  });

  it('is less with every other word, and 0 of other texts', () => {
    expect(likeness(text, text.replace('two', 'three'))).toBe(67);
    expect(likeness(text, 'The course was well worth its price')).toBe(0);
    expect(likeness('', text)).toBe(0);
  });
});
