import { shorten } from './shorten.js';

describe('shorten', () => {
  it.each([
    ['A short text. ', 20, 'A short text.'],
    ['One sentence. Another one that is longer.', 24, 'One sentence.'],
    ['Yes. Then a sentence that goes on and on.', 24, 'Yes. Then a sentence…'],
    ['With Dr. Okafor, who teaches on Mondays', 22, 'With Dr. Okafor, who…'],
    ['Words, and more words, end here', 22, 'Words, and more words…'],
    ['Exactly ten', 11, 'Exactly ten'],
    ['Exactly twelve words', 14, 'Exactly twelve…'],
    ['Unbrokenwordwithoutend', 10, 'Unbrokenwo…'],
  ])('never cuts a word of “%s”', (text, most, expected) => {
    expect(shorten(text, most)).toBe(expected);
  });
});
