const XML_DECLARATION = /^\s*<\?xml\s[^>]*?\?>/;
const ENCODING = /encoding\s*=\s*["']([\w.-]+)["']/;
const BEFORE_ROOT = /\s+|<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>/iy;
const ROOT = /<(?:svg:)?svg(?=[\s/>])(?:[^>"']|"[^"]*"|'[^']*')*>/y;
const ATTRIBUTE = /\s([\w:.-]+)\s*=\s*("[^"]*"|'[^']*')/g;
const LENGTH = /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)([a-z]*)\s*$/i;

const UNITS: Partial<Record<string, number>> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  rem: 16,
  ex: 8,
  ch: 8,
};
const DEFAULTS = { width: 300, height: 150 };

export function isGzip(bytes: Buffer): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

export function toDrawing(bytes: Buffer): string | null {
  const text = decodeXml(bytes).replace(XML_DECLARATION, '');
  return findRoot(text) && text;
}

/** Sets the size in pixels, because the renderer assumes 72 pixels per inch and CSS 96. */
export function sizeInPixels(drawing: string): string {
  const root = findRoot(drawing);
  if (!root) return drawing;
  const attributes = new Map<string, string>();
  for (const [, name = '', value = ''] of root.text.matchAll(ATTRIBUTE)) {
    attributes.set(name, value.slice(1, -1));
  }
  const width = toPixels(attributes.get('width'));
  const height = toPixels(attributes.get('height'));
  if (width === null && height === null) return drawing;
  const hasRatio = attributes.has('viewBox');
  const sides = {
    width: width ?? (hasRatio ? null : DEFAULTS.width),
    height: height ?? (hasRatio ? null : DEFAULTS.height),
  };
  const name = /^<[\w:]+/.exec(root.text)?.[0] ?? '';
  const sizes = Object.entries(sides).map(([side, px]) => (px === null ? '' : ` ${side}="${px}"`));
  const others = root.text
    .slice(name.length)
    .replace(ATTRIBUTE, (found, attribute) => (attribute in sides ? '' : found));
  const end = root.start + root.text.length;
  return `${drawing.slice(0, root.start)}${name}${sizes.join('')}${others}${drawing.slice(end)}`;
}

function decodeXml(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xfe && second === 0xff) return decode(bytes, 'utf-16be');
  if (first === 0 && second === 0x3c) return decode(bytes, 'utf-16be');
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le');
  if (first === 0x3c && second === 0) return decode(bytes, 'utf-16le');
  const [declaration = ''] = XML_DECLARATION.exec(bytes.toString('latin1', 0, 200)) ?? [];
  return decode(bytes, ENCODING.exec(declaration)?.[1] ?? 'utf-8');
}

function decode(bytes: Buffer, encoding: string): string {
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function findRoot(text: string): { start: number; text: string } | null {
  let start = 0;
  for (BEFORE_ROOT.lastIndex = 0; BEFORE_ROOT.test(text);) start = BEFORE_ROOT.lastIndex;
  ROOT.lastIndex = start;
  const found = ROOT.exec(text);
  return found && { start, text: found[0] };
}

function toPixels(length: string | undefined): number | null {
  const [, number, unit = ''] = LENGTH.exec(length ?? '') ?? [];
  return Number(number) * (UNITS[unit.toLowerCase()] ?? NaN) || null;
}
