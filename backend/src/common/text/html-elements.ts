const ELEMENTS = new Set(
  [
    'a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big',
    'blink blockquote body br button canvas caption center cite code col colgroup command data',
    'datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font',
    'footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image img',
    'input ins isindex kbd keygen label legend li link main map mark marquee math menu menuitem',
    'meta meter nav nobr noembed noframes noscript object ol optgroup option output p param picture',
    'plaintext pre progress q rp rt ruby s samp script search section select slot small source span',
    'strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time',
    'title tr track tt u ul var video wbr xmp',
  ].flatMap((line) => line.split(' ')),
);

const TAG = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>/gi;
const ATTRIBUTE = /^\s+[a-z-]+\s*=/i;
const BREAK = /^(br|hr)$/i;

export function hasTags(text: string): boolean {
  for (const [, , name = ''] of text.matchAll(TAG)) if (isElement(name)) return true;
  return false;
}

/** Returns whether text is HTML: it has a closed element, an attribute or a line break. Plain text may mention tags. */
export function isWrittenInHtml(text: string): boolean {
  const opened = new Set<string>();
  for (const [, slash, name = '', rest = ''] of text.matchAll(TAG)) {
    if (!isElement(name)) continue;
    if (slash && opened.has(name.toLowerCase())) return true;
    if (!slash && (BREAK.test(name) || ATTRIBUTE.test(rest))) return true;
    if (!slash) opened.add(name.toLowerCase());
  }
  return false;
}

export function escapeStrayBrackets(html: string): string {
  return html.replace(/<(?!!--)(\/?)([a-z][\w:-]*)?/gi, (found, _slash, name: string = '') =>
    isElement(name) || /[:-]/.test(name) ? found : found.replace('<', '&lt;'),
  );
}

function isElement(name: string): boolean {
  return ELEMENTS.has(name.toLowerCase());
}
