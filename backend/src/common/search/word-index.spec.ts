import { array, assert, property, stringMatching } from 'fast-check';
import { isTypo, nearestOf } from './search-terms.js';
import { WordIndex } from './word-index.js';

/** Of so few letters that many are near each other. */
const word = stringMatching(/^[adeiø4д]{3,10}$/);
const words = array(word, { minLength: 1, maxLength: 40 });

describe('the words of titles', () => {
  it('answer to a word that none begins with as if each were looked at closely', () => {
    assert(
      property(words, word, (given, typed) => {
        const known = [...new Set(given.map((each) => each.replaceAll('ø', 'o')))];
        const sought = typed.replaceAll('ø', 'o');
        if (known.some((each) => each.startsWith(sought))) return;
        const index = new WordIndex<string>((title) => [title]);
        for (const title of known) index.add(title);
        expect(index.find(sought)).toEqual(known.filter((each) => isTypo(sought, each)));
        expect(index.suggest(sought, () => true) ?? null).toEqual(nearestOf(sought, known));
      }),
      { numRuns: 2_000 },
    );
  });

  it('come first where they are the whole of what is sought', () => {
    const index = new WordIndex<string>((title) => [title]);
    for (const title of ['Datasets', 'Data']) index.add(title);
    expect(index.find('data')).toEqual(['Data', 'Datasets']);
  });

  it('leave alone what is known by its beginning or by another name', () => {
    const index = new WordIndex<string>((title) => [title]);
    index.add('Machine Learning basics');
    expect(index.suggest('ml bascis', () => true)).toBe('ml basics');
    expect(index.suggest('learn bascis', () => true)).toBe('learn basics');
  });

  it.each([
    ['pyhton', 'python', true],
    ['phyton', 'python', false],
    ['pyton', 'python', true],
    ['pythoon', 'python', true],
    ['pytohn', 'pythons', false],
    ['kuberntse', 'kubernetes', true],
    ['kubrentes', 'kubernetes', true],
    ['kbrntes', 'kubernetes', false],
    ['abcd', 'bacd', true],
    ['abcdefgh', 'badcfehg', false],
  ])('%s is a typo of %s: %s', (typed, meant, isMeant) => {
    expect(isTypo(typed, meant)).toBe(isMeant);
  });
});
