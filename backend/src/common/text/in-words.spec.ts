import { DEFAULT_CONTENT } from '../../site-content/default-content.js';
import { inWords, momentInWords, waitInWords } from './in-words.js';

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

describe('dates', () => {
  const date = new Date('2026-03-04T23:06:07Z');

  it('are US English in UTC by default', () => {
    const style = { locale: DEFAULT_CONTENT.locale, timeZone: DEFAULT_CONTENT.timeZone };
    expect(inWords(date, style)).toBe('March 4, 2026');
    expect(momentInWords(date, style)).toBe('March 4, 2026 at 11:06 PM (UTC)');
  });

  it('follow the locale and the time zone of the site', () => {
    const style = { locale: 'en-GB', timeZone: 'Europe/Berlin' };
    expect(inWords(date, style)).toBe('5 March 2026');
    expect(momentInWords(date, style)).toBe('5 March 2026 at 00:06 (CET)');
  });
});
