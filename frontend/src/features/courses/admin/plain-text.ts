const MARKUP = /<[a-z/!?]/i;
const END_OF_BLOCK = /<(br|\/(p|div|h\d|li|tr|blockquote|pre))\b/gi;

/** A description as it was typed, plain text or HTML, without its markup. */
export function toPlainText(source: string): string {
  if (!MARKUP.test(source)) return source;
  const spaced = source.replace(END_OF_BLOCK, ' $&');
  const { body } = new DOMParser().parseFromString(spaced, 'text/html');
  return body.textContent.replace(/\s+/g, ' ').trim();
}
