import { compile } from 'html-to-text';
import sanitizeHtml from 'sanitize-html';
import { InvalidInputError } from '../problem/app-error.js';
import { cleanText } from './visible.js';
import { dropForeignMarkup } from './foreign-markup.js';
import { escapeStrayBrackets, hasTags } from './html-elements.js';

export interface Description {
  html: string;
  text: string;
}

export const OTHER_BLOCKS = [
  ...['section', 'article', 'main', 'header', 'footer', 'aside', 'nav', 'hgroup', 'center'],
  ...['address', 'figure', 'figcaption', 'details', 'summary', 'dl', 'dt', 'dd'],
  ...['form', 'fieldset', 'legend', 'caption'],
];

const SANITIZE: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'div', 'br', 'h2', 'h3', 'h4', 'blockquote', 'pre', 'ul', 'ol', 'li'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'code', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    hr: 'p',
    ...Object.fromEntries(OTHER_BLOCKS.map((name) => [name, 'div'])),
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }),
  },
  nestingLimit: 100,
};

const paragraph = { leadingLineBreaks: 2, trailingLineBreaks: 2 };
const line = { leadingLineBreaks: 1, trailingLineBreaks: 1 };

const toText = compile({
  wordwrap: false,
  selectors: [
    { selector: 'a', options: { ignoreHref: true } },
    ...['div', 'blockquote'].map((selector) => ({ selector, format: 'block', options: paragraph })),
    ...['h2', 'h3', 'h4'].map((selector) => ({ selector, format: 'block', options: paragraph })),
    { selector: 'tr', format: 'block', options: line },
    ...['td', 'th'].map((selector) => ({
      selector,
      format: 'inlineSurround',
      options: { suffix: ' ' },
    })),
    ...['ul', 'ol'].map((selector) => ({
      selector,
      format: 'unorderedList',
      options: { itemPrefix: '• ', ...paragraph },
    })),
    { selector: 'li > p', format: 'block', options: line },
  ],
});

/** Without the lookbehind, n blanks within a line take n² steps. */
const BLANKS_AT_THE_END = /(?<![ \t])[ \t]+$/gm;

const MAX_CHARACTERS = 200_000;
const MAX_ELEMENTS = 10_000;
const MAX_DEPTH = 250;

/** Pasted data URLs. Descriptions show no pictures. */
const EMBEDDED = /\bsrc\s*=\s*(?:"data:[^"]*"|'data:[^']*')/gi;

/** HTML beyond the limits is refused because parsing time grows with the square of the depth. */
export class HtmlLimitError extends InvalidInputError {
  constructor(readonly reason: string) {
    super([{ field: 'description', message: reason }]);
  }
}

/**
 * Sanitizes a platform's description, which is HTML or plain text. Returns null when it is empty.
 * @throws HtmlLimitError when it is too long, or its elements are too many or too deep
 */
export function toDescription(raw: string | null | undefined): Description | null {
  const source = cleanText(breakLines(raw))?.replace(EMBEDDED, '') ?? null;
  if (source === null) return null;
  if (source.length > MAX_CHARACTERS)
    throw new HtmlLimitError(`${tooMany(MAX_CHARACTERS)} characters`);
  return sanitise(hasTags(source) ? source : toParagraphs(source.replaceAll('<', '&lt;')));
}

export function sanitise(source: string): Description | null {
  const bare = escapeStrayBrackets(dropForeignMarkup(source));
  const html = sanitizeHtml(bare, { ...SANITIZE, ...limitElements() }).trim();
  const text = tidy(toText(html));
  return text === '' ? null : { html, text };
}

function limitElements(): Pick<sanitizeHtml.IOptions, 'onOpenTag' | 'onCloseTag'> {
  let elements = 0;
  let depth = 0;
  return {
    onOpenTag: () => {
      if (++elements > MAX_ELEMENTS) throw new HtmlLimitError(`${tooMany(MAX_ELEMENTS)} elements`);
      if (++depth > MAX_DEPTH) {
        throw new HtmlLimitError(`nests elements more than ${MAX_DEPTH} levels deep`);
      }
    },
    onCloseTag: () => {
      depth--;
    },
  };
}

function tooMany(most: number): string {
  return `has more than ${most.toLocaleString('en')}`;
}

export function breakLines(text: string | null | undefined): string | undefined {
  return text?.replaceAll('\v', '\n');
}

export function toParagraphs(source: string): string {
  return source
    .split(/\r?\n\s*\n/)
    .map((part) => `<p>${part.trim().replace(/\r?\n/g, '<br />')}</p>`)
    .join('\n');
}

export function tidy(text: string): string {
  return text
    .replaceAll('\u00a0', ' ')
    .replace(BLANKS_AT_THE_END, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
