const COMMENT = /<!--(?:-?>|[^]*?(?:-->|$))/g;
const DECLARATION = /<!doctype\b[^<>]*>|<!\[(?:if|endif)\b[^<>]*>|<\?xml\b[^<>]*>/gi;
const UNSEEN = /<(\/?)(svg|title|template|noscript|video|audio|iframe|object|canvas)\b[^<>]*>/gi;
const FORMULA = /<(\/?)(math)\b[^<>]*>/gi;

export function dropForeignMarkup(html: string): string {
  const bare = html.replace(COMMENT, '').replace(DECLARATION, '');
  return replaceElements(
    replaceElements(bare, UNSEEN, () => ''),
    FORMULA,
    (formula) => formula.replace(/<[^<>]*>/g, ''),
  );
}

/** Replaces complete elements only, since an unclosed tag may be text about HTML. */
function replaceElements(html: string, tag: RegExp, by: (element: string) => string): string {
  const opened = new Map<string, number[]>();
  const found: { start: number; end: number }[] = [];
  for (const { 0: text, 1: slash, 2: name = '', index } of html.matchAll(tag)) {
    const starts = opened.get(name.toLowerCase()) ?? [];
    opened.set(name.toLowerCase(), starts);
    if (!slash) {
      starts.push(index);
      continue;
    }
    const start = starts.pop();
    if (start === undefined) continue;
    while ((found.at(-1)?.start ?? 0) > start) found.pop();
    found.push({ start, end: index + text.length });
  }
  const parts: string[] = [];
  let from = 0;
  for (const { start, end } of found) {
    parts.push(html.slice(from, start), by(html.slice(start, end)));
    from = end;
  }
  return parts.join('') + html.slice(from);
}
