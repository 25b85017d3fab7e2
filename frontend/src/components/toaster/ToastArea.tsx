import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useToasts } from './toast-store';

// If the code fails to load, the page works without toasts.
const Toaster = lazy<ComponentType>(() =>
  import('./Toaster').then(
    (module) => ({ default: module.Toaster }),
    () => ({ default: () => null }),
  ),
);

const FIRST_ACTIONS = ['pointerdown', 'keydown'] as const;

/** Loads the toasts at the first action or message, to keep them out of the first view. */
export function ToastArea() {
  const [isUsed, setUsed] = useState(false);
  const hasToasts = useToasts().length > 0;
  useEffect(() => {
    const load = () => setUsed(true);
    for (const action of FIRST_ACTIONS) window.addEventListener(action, load, { once: true });
    return () => {
      for (const action of FIRST_ACTIONS) window.removeEventListener(action, load);
    };
  }, []);
  return (
    (isUsed || hasToasts) && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
}
