/** A page that was turned to is read from its beginning. `beside` stands next to its table. */
export function readFromStart(beside: Element | null): void {
  const table = beside?.parentElement?.querySelector<HTMLElement>('[role="table"]');
  table?.focus({ preventScroll: true });
  table?.scrollIntoView();
}
