import { cleanText } from './clean-text.js';
import { breakLines, OTHER_BLOCKS, sanitise, tidy, toParagraphs } from './description.js';
import { isWrittenInHtml } from './html-elements.js';

export interface TypedDescription {
  /** Plain text as it was typed, or sanitised HTML; given back, it stays what it is. */
  source: string;
  text: string;
}

const BLOCKS = new RegExp(
  `<(p|div|br|h[1-6]|[uo]l|li|table|blockquote|pre|${OTHER_BLOCKS.join('|')})\\b`,
  'i',
);

/** Line breaks count unless it is HTML with paragraphs of its own. Null when it says nothing. */
export function toTypedDescription(raw: string | null | undefined): TypedDescription | null {
  const source = cleanText(breakLines(raw));
  if (source === null) return null;
  if (!isWrittenInHtml(source)) return { source, text: tidy(source.replaceAll('\r', '')) };
  const description = sanitise(BLOCKS.test(source) ? source : toParagraphs(source));
  return description && { source: description.html, text: description.text };
}
