/** Moves the focus to the nearest focusable ancestor when the element with the focus is removed. Use as a ref. */
export function focusAncestorOnUnmount(gone: HTMLElement | null) {
  const place = gone?.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
  return () => {
    if (gone?.contains(document.activeElement)) place?.focus({ preventScroll: true });
  };
}
