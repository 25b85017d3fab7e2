import { waitInWords } from './in-words.js';

it.each([
  [1, '1 second'],
  [43, '43 seconds'],
  [119, '119 seconds'],
  [120, '2 minutes'],
  [121, '3 minutes'],
  [3600, '60 minutes'],
])('a wait of %i seconds is %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});
