import type { MouseEvent } from 'react';

/** Whether the browser is asked to open a link in another tab or window. */
export function opensNewTab(event: MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey;
}
