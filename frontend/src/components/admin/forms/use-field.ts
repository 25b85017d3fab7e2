import { useFormikContext, type FormikValues } from 'formik';
import { use, useId, type ReactNode } from 'react';
import { RefusalsContext } from './refusals';

export interface FieldProps {
  name: string;
  label: string;
  hint?: string;
  extra?: ReactNode;
  required?: boolean;
  /** Beside the label, as part of it. */
  badge?: ReactNode;
}

/** Menus and drags keep the release of a button to themselves. */
const SIGNS = ['mousedown', 'mouseup', 'contextmenu', 'dragend', 'keydown'];

const waiting = new Set<() => void>();
let isPressed = false;

if (typeof window !== 'undefined') {
  const note = ({ type }: Event) => {
    isPressed = type === 'mousedown';
    if (isPressed) return;
    for (const act of waiting) setTimeout(act);
    waiting.clear();
  };
  for (const sign of SIGNS) window.addEventListener(sign, note, true);
}

/** Where a click leaves a field, acts after it: what shows up would move what is clicked, and the click be lost. */
function onceReleased(act: () => void) {
  if (isPressed) waiting.add(act);
  else act();
}

/** A field's part of the Formik form around it; its error shows once it was visited. */
export function useField<Value = string>({ name, hint, required = false }: FieldProps) {
  const id = useId();
  const form = useFormikContext<FormikValues>();
  const { value, onChange } = form.getFieldProps<Value>(name);
  const { error: fault, touched } = form.getFieldMeta<Value>(name);
  const refusal = use(RefusalsContext)[name];
  const error = (touched && fault) || (refusal?.value === value && refusal.message) || undefined;
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return {
    value,
    error,
    errorId,
    hintId,
    setValue: (next: Value) => void form.setFieldValue(name, next),
    onChange,
    onBlur: () => onceReleased(() => void form.setFieldTouched(name)),
    control: {
      id,
      status: error ? ('error' as const) : undefined,
      'aria-required': required,
      'aria-invalid': error !== undefined,
      'aria-describedby': describedBy || undefined,
    },
  };
}
