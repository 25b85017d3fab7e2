import { cleanText } from './clean-text.js';
import { breakLines, OTHER_BLOCKS, sanitise, tidy, toParagraphs } from './description.js';
import { isWrittenInHtml } from './html-elements.js';

export interface TypedDescription {
  /** The text as typed, or sanitized HTML. Processing it again does not change it. */
  source: string;
  text: string;
}

const BLOCKS = new RegExp(
  `<(p|div|br|h[1-6]|[uo]l|li|table|blockquote|pre|${OTHER_BLOCKS.join('|')})\\b`,
  'i',
);

/** Keeps line breaks, unless the text is HTML with its own paragraphs. Returns null when it is empty. */
export function toTypedDescription(raw: string | null | undefined): TypedDescription | null {
  const source = cleanText(breakLines(raw));
  if (source === null) return null;
  if (!isWrittenInHtml(source)) return { source, text: tidy(source.replaceAll('\r', '')) };
  const description = sanitise(BLOCKS.test(source) ? source : toParagraphs(source));
  return description && { source: description.html, text: description.text };
}
