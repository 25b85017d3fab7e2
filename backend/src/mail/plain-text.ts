import { convert } from 'html-to-text';

const WIDTH = 76;

/** Returns the text version of a mail. */
export function toPlainText(html: string): string {
  const text = convert(html, {
    wordwrap: WIDTH,
    selectors: [
      { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'hr', options: { length: 40 } },
      // The URL follows in the text.
      { selector: 'a.button', format: 'skip' },
    ],
  });
  return text.replaceAll(/\n{3,}/g, '\n\n');
}
