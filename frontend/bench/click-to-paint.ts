import type { Page } from '@playwright/test';

/** By which it is seen that what was asked for is there. */
export interface Wanted {
  title: string;
  /** Of a row or card. */
  row: string;
  /** What the first of them says, in small letters. */
  text?: string;
}

declare global {
  interface Window {
    painted: number | undefined;
  }
}

/** Milliseconds after which something is wrong. */
const PATIENCE = 15_000;

/** Milliseconds from the last thing that somebody does to the frame that shows what was asked for. */
export async function timeOf(
  page: Page,
  wanted: Wanted,
  action: () => Promise<void>,
): Promise<number> {
  await page.evaluate(({ title, row, text }) => {
    const { search, pathname } = window.location;
    let acted = 0;
    const note = ({ timeStamp }: Event) => {
      acted = timeStamp;
    };
    for (const name of ['click', 'input', 'submit']) {
      document.addEventListener(name, note, { capture: true });
    }
    const isThere = () => {
      const first = document.querySelector(row);
      return (
        (window.location.search !== search || window.location.pathname !== pathname) &&
        document.querySelector('h1')?.textContent === title &&
        !!first?.textContent?.toLowerCase().includes(text ?? '') &&
        // Grey rows, and those that stay until others come.
        !first.closest(text === undefined ? '[role=status]' : '[role=status], [aria-busy=true]')
      );
    };
    window.painted = undefined;
    const observer = new MutationObserver(() => {
      if (!isThere()) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          for (const name of ['click', 'input', 'submit']) {
            document.removeEventListener(name, note, true);
          }
          window.painted = performance.now() - acted;
        };
        port2.postMessage('painted');
      });
    });
    observer.observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
    });
  }, wanted);
  await action();
  const painted = await page
    .waitForFunction(() => window.painted, undefined, { polling: 100, timeout: PATIENCE })
    .catch(async (cause: unknown) => {
      const what = wanted.text ? `“${wanted.text}” in its first row` : 'its rows';
      const shown = await page.locator('body').innerText();
      throw new Error(`${wanted.title} did not show ${what} at ${page.url()}, but:\n${shown}`, {
        cause,
      });
    });
  const time = await painted.jsonValue();
  return time ?? NaN;
}
