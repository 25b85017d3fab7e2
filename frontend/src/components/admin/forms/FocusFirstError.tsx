import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

export function FocusFirstError() {
  const { isSubmitting, values } = useFormikContext();
  const wasSubmitting = useRef(false);
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const isDone = wasSubmitting.current && !isSubmitting;
    wasSubmitting.current = isSubmitting;
    const region = told.current;
    // Written by hand, so that the same words are told again.
    if (region) region.textContent = isDone ? leadToFault(region.closest('form')) : '';
  }, [isSubmitting, values]);
  return <p ref={told} aria-live="assertive" className="visually-hidden" />;
}

/** What is wrong with the first field that is not right, where it has the focus already and would be silent. */
function leadToFault(form: HTMLFormElement | null): string {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (!field || field !== document.activeElement) {
    field?.focus();
    return '';
  }
  const [fault = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(fault)?.textContent ?? '';
}
