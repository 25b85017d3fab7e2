/** For what goes with the button in it: the nearest thing around it that can have the focus takes it over. */
export function focusAncestorOnUnmount(gone: HTMLElement | null) {
  const place = gone?.parentElement?.closest<HTMLElement>('[tabindex="-1"]');
  return () => {
    if (gone?.contains(document.activeElement)) place?.focus({ preventScroll: true });
  };
}
