import type { Page } from '@playwright/test';

/** How large a target is for a finger, in CSS pixels. */
export interface HitArea {
  name: string;
  width: number;
  height: number;
  /** A link in running text, whose height is the line's (WCAG 2.5.8). */
  inText: boolean;
}

/**
 * Measures everything that can be pressed, by asking at which points around its middle a press would
 * reach it: areas that pseudo-elements add count, areas that something else covers do not.
 */
export async function measureHitAreas(page: Page): Promise<HitArea[]> {
  return page.evaluate(async () => {
    const REACH = 44;
    const STRIDE = 6;
    const PRESSABLE =
      'a[href], button, input:not([type="hidden"]), textarea, select, summary, [role="combobox"]';

    const isInText = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const siblings = [...(element.parentElement?.childNodes ?? [])];
      return siblings.some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    };
    /** What reacts to a press: a box's label, and the field around an input without edges of its own. */
    const targetOf = (element: Element) =>
      element.closest('label, .ant-input-affix-wrapper, .ant-select') ?? element;
    const centre = (target: Element) => {
      target.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height, bottom } = target.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2, bottom };
    };
    /** How far a press still reaches the target: by strides first, as each look costs time. */
    const extent = (target: Element, x: number, y: number, stepX: number, stepY: number) => {
      const isHit = (far: number) =>
        target.contains(document.elementFromPoint(x + stepX * far, y + stepY * far));
      let far = 0;
      for (const stride of [STRIDE, 1]) {
        while (far + stride <= REACH && isHit(far + stride)) far += stride;
      }
      return far;
    };
    const across = (target: Element, x: number, y: number, stepX: number, stepY: number) => {
      const after = extent(target, x, y, stepX, stepY);
      const isEnough = after + 1 >= REACH;
      return Math.min(REACH, after + 1 + (isEnough ? 0 : extent(target, x, y, -stepX, -stepY)));
    };

    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const modals = [...document.querySelectorAll('dialog[open], [aria-modal="true"]')];
    const scope = modals.findLast(isShown) ?? document;
    const areas = [];
    for (const element of scope.querySelectorAll(PRESSABLE)) {
      if (!isShown(element) || element.matches(':disabled, [aria-hidden="true"] *')) continue;
      const target = targetOf(element);
      let { x, y, bottom } = centre(target);
      if (!target.contains(document.elementFromPoint(x, y))) {
        // What was out of view may be drawn with the next frame only.
        await new Promise((resolve) => requestAnimationFrame(resolve));
        ({ x, y, bottom } = centre(target));
      }
      // A skip link comes into view with the focus, and fingers have none.
      if (bottom <= 0) continue;
      areas.push({
        name: `${element.tagName.toLowerCase()} "${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 60)}"`,
        width: across(target, x, y, 1, 0),
        height: across(target, x, y, 0, 1),
        inText: isInText(element),
      });
    }
    return areas;
  });
}
