import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

// Without its code a page shows no toasts, which is better than no page.
const Toaster = lazy<ComponentType>(() =>
  import('./Toaster').then(
    (module) => ({ default: module.Toaster }),
    () => ({ default: () => null }),
  ),
);

const FIRST_ACTIONS = ['pointerdown', 'keydown'] as const;

/** Loads the toasts at the visitor's first action, which keeps them out of the first view. */
export function ToastArea() {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const load = () => setUsed(true);
    for (const action of FIRST_ACTIONS) window.addEventListener(action, load, { once: true });
    return () => {
      for (const action of FIRST_ACTIONS) window.removeEventListener(action, load);
    };
  }, []);
  return (
    isUsed && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
}
