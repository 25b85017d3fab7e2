import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useToasts } from './toast-store';

// Without its code a page shows no toasts, which is better than no page.
const Toaster = lazy<ComponentType>(() =>
  import('./Toaster').then(
    (module) => ({ default: module.Toaster }),
    () => ({ default: () => null }),
  ),
);

const FIRST_ACTIONS = ['pointerdown', 'keydown'] as const;

/** Loads the toasts at the first action or message, which keeps them out of the first view. */
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
