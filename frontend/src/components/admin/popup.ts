/**
 * For `getPopupContainer`: a list of options opens beside its control, so that it belongs to the
 * same dialog or landmark.
 */
export function besideControl(control: HTMLElement): HTMLElement {
  return control.parentElement ?? document.body;
}
