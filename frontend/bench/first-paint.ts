import type { Page } from '@playwright/test';

/** Element Timing, which TypeScript's DOM does not know. */
interface ElementTiming extends PerformanceEntry {
  renderTime: number;
}

/** To be called before the page opens. */
export async function watchFirst(page: Page, selector: string): Promise<void> {
  await page.addInitScript((watched) => {
    const observer = new MutationObserver(() => {
      const element = document.querySelector(watched);
      if (!element) return;
      element.setAttribute('elementtiming', 'first');
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  }, selector);
}

/** The milliseconds from the last byte of an answer to the paint of the watched element. */
export async function paintAfter(page: Page, path: string): Promise<number> {
  const painted = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [entry] = list.getEntries() as ElementTiming[];
          if (entry) resolve(entry.renderTime);
        }).observe({ type: 'element', buffered: true });
      }),
  );
  const arrived = await page.evaluate((wanted) => {
    const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return answers.find(({ name }) => new URL(name).pathname === wanted)?.responseEnd;
  }, path);
  if (arrived === undefined) throw new Error(`${path} was not asked for.`);
  return painted - arrived;
}
