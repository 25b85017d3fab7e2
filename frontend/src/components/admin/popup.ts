/** For `getPopupContainer`: options beside their control belong to the same dialog or landmark. */
export function besideControl(control: HTMLElement): HTMLElement {
  return control.parentElement ?? document.body;
}

/** The same for a control in a box that scrolls and would cut the options off. */
export function inMain(control: HTMLElement): HTMLElement {
  return control.closest('main') ?? document.body;
}
