import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';

export function FocusFirstError() {
  const { isSubmitting } = useFormikContext();
  const wasSubmitting = useRef(false);
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting) {
      const form = marker.current?.closest('form');
      form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    }
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting]);
  return <span ref={marker} hidden />;
}
