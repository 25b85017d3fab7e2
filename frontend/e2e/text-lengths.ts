export type Length = 'German' | 'Arabic';

declare global {
  interface Window {
    /** What texts were before `setLength`. */
    textsBefore?: WeakMap<Node, string>;
  }
}

/** Gives all texts of the document the length of a translation; runs in the page. */
export function setLength(length: Length) {
  const COMPOUND = 'Datenschutzgrundverordnung';
  const ENDING = 'ungsverfahrensordnung';
  const before = (window.textsBefore ??= new WeakMap());
  const lengthened = (word: string) => word + ENDING.slice(0, Math.ceil(word.length * 0.4));
  const shortened = (word: string) => word.slice(0, Math.ceil(word.length * 0.6));
  const translate = (text: string) => {
    let words = 0;
    return text.replace(/\p{L}{3,}/gu, (word) => {
      words += 1;
      if (length === 'Arabic') return shortened(word);
      return words % 5 === 3 ? COMPOUND : lengthened(word);
    });
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    if (text.parentElement?.closest('script, style, template')) continue;
    const original = before.get(text) ?? text.nodeValue ?? '';
    before.set(text, original);
    text.nodeValue = translate(original);
  }
  for (const part of document.querySelectorAll('details')) part.open = true;
  // What is drawn when somebody scrolls there.
  for (const part of document.querySelectorAll<HTMLElement>('#root *')) {
    if (getComputedStyle(part).contentVisibility === 'auto')
      part.style.contentVisibility = 'visible';
  }
}

/** Texts that stand out of the page, their button or what hides the rest, or in another text; runs in the page. */
export function findCut(): string[] {
  const SLACK = 2;
  /** For screen readers, and the moving strip, which is there for the eye alone. */
  const UNSEEN =
    'script, style, template, option, [class*="visually-hidden"], [aria-hidden="true"]';
  const CONTROL = 'button, a, label, summary';
  interface Seen {
    text: string;
    element: Element;
    boxes: DOMRect[];
    floats: boolean;
  }

  const isUnseen = (element: Element) => {
    const unseen = element.closest(UNSEEN);
    // What is only hidden on phones is seen elsewhere.
    return unseen !== null && (unseen.clientWidth <= 1 || !unseen.matches('[class*="-on-phones"]'));
  };
  const hides = (value: string) => value === 'hidden' || value === 'clip';
  const sticksOut = (box: DOMRect, of: DOMRect, isWide: boolean, isHigh: boolean) =>
    (isWide && (box.left < of.left - SLACK || box.right > of.right + SLACK)) ||
    (isHigh && (box.top < of.top - SLACK || box.bottom > of.bottom + SLACK));
  const isClamped = (style: CSSStyleDeclaration) => style.webkitLineClamp !== 'none';

  /** The ancestor that cuts a part of the text. */
  const cutBy = (element: Element, boxes: DOMRect[]): Element | undefined => {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.position === 'fixed') return;
      // Clamped lines end in an ellipsis, and scrollers show the rest.
      if (isClamped(style) || style.overflowX === 'auto' || style.overflowX === 'scroll') return;
      const isWide = hides(style.overflowX);
      const isHigh = hides(style.overflowY);
      const room = at.getBoundingClientRect();
      if (boxes.some((box) => sticksOut(box, room, isWide, isHigh))) return at;
    }
    return undefined;
  };
  const isOutOf = (element: Element, boxes: DOMRect[]) => {
    const control = element.closest(CONTROL);
    if (!control || getComputedStyle(control).display === 'inline') return false;
    const room = control.getBoundingClientRect();
    return boxes.some((box) => sticksOut(box, room, true, false));
  };
  const floats = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
    }
    return false;
  };
  const clampOf = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (isClamped(getComputedStyle(at))) return at.getBoundingClientRect();
    }
    return undefined;
  };
  const look = (node: Node): Seen | undefined => {
    const text = node.nodeValue?.trim() ?? '';
    const element = node.parentElement;
    if (!text || !element || isUnseen(element)) return undefined;
    if (!element.checkVisibility({ visibilityProperty: true })) return undefined;
    const range = document.createRange();
    range.selectNodeContents(node);
    const clamp = clampOf(element);
    const boxes = [...range.getClientRects()].filter(
      ({ width, top, bottom }) => width > 0 && (!clamp || (top + bottom) / 2 < clamp.bottom),
    );
    return { text: text.slice(0, 60), element, boxes, floats: floats(element) };
  };
  /** Without what lines may share: accents and descenders. */
  const meet = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
      0.4 * Math.min(one.height, other.height);

  const found: string[] = [];
  const sideways = document.documentElement.scrollWidth - innerWidth;
  if (sideways > 0) {
    const widest = [...document.querySelectorAll('body *')]
      .filter((part) => part.getBoundingClientRect().right > innerWidth + SLACK)
      .map((part) => part.outerHTML.slice(0, 60));
    found.push(`${sideways} px sideways, such as ${widest.at(-1)}`);
  }
  const seen: Seen[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = look(texts.currentNode);
    if (text) seen.push(text);
  }
  for (const { text, element, boxes } of seen) {
    const cutting = cutBy(element, boxes);
    if (cutting) found.push(`"${text}" is cut by ${cutting.outerHTML.slice(0, 60)}`);
    else if (isOutOf(element, boxes)) found.push(`"${text}" sticks out of its control`);
  }
  const standing = seen.filter((text) => !text.floats);
  for (const [index, one] of standing.entries()) {
    for (const other of standing.slice(index + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (one.boxes.some((box) => other.boxes.some((its) => meet(box, its)))) {
        found.push(`"${one.text}" meets "${other.text}"`);
      }
    }
  }
  return found;
}
