/** For the `ref` of a form that somebody has asked for: it goes on in its first field. */
export function focusFirstField(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('input:not([hidden], :disabled), textarea')?.focus();
}
