import { compile } from 'html-to-text';
import sanitizeHtml from 'sanitize-html';
import { cleanText } from './clean-text.js';

export interface Description {
  /** Safe to show. */
  html: string;
  /** Paragraphs separated by one blank line; list items are lines that start with "• ". */
  text: string;
}

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
    section: 'div',
    article: 'div',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }),
  },
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

/** A platform's description, HTML or plain text, made safe; null when it says nothing. */
export function toDescription(raw: string | null | undefined): Description | null {
  const source = cleanText(raw);
  if (source === null) return null;
  const html = sanitizeHtml(isHtml(source) ? source : plainToHtml(source), SANITIZE).trim();
  const text = tidy(toText(html));
  return text === '' ? null : { html, text };
}

/** A description of an editor's own. */
export interface TypedDescription {
  /** Plain text as it was typed, or sanitised HTML; given back, it stays what it is. */
  source: string;
  /** As in `Description`. */
  text: string;
}

const MARKUP = /<[a-z/!?]/i;
const BLOCKS = /<(p|div|br|h[1-6]|[uo]l|li|table|blockquote|pre|section|article)\b/i;

/** What an editor typed, made safe; line breaks count unless it is HTML with paragraphs of its own. */
export function toTypedDescription(raw: string | null | undefined): TypedDescription | null {
  const source = cleanText(raw);
  if (source === null) return null;
  const description = toDescription(BLOCKS.test(source) ? source : plainToHtml(source));
  if (description === null) return null;
  const { html, text } = description;
  return { source: MARKUP.test(source) ? html : source, text };
}

function isHtml(source: string): boolean {
  return /<\/?[a-z][^>]*>/i.test(source);
}

/** Keeps the line breaks of plain text; its entities, which authors paste too, stay entities. */
function plainToHtml(source: string): string {
  return source
    .split(/\r?\n\s*\n/)
    .map((part) => `<p>${part.trim().replace(/\r?\n/g, '<br />')}</p>`)
    .join('\n');
}

function tidy(text: string): string {
  return text
    .replaceAll('\u00a0', ' ')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
