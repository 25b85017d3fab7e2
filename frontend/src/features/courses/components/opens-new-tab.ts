import type { MouseEvent } from 'react';

export function opensNewTab(event: MouseEvent): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey;
}
