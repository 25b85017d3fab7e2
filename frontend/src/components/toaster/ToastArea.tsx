import { lazy, Suspense, useEffect, useState } from 'react';
import { useToasts } from './toast-store';

const Toaster = lazy(() => import('./Toaster'));

/** The {@link Toaster}, whose script waits until the page is complete or the first toast comes. */
export function ToastArea() {
  const [complete, setComplete] = useState(false);
  const wanted = useToasts().length > 0;
  useEffect(() => {
    const show = () => setComplete(true);
    if (document.readyState === 'complete') show();
    else window.addEventListener('load', show, { once: true });
    return () => window.removeEventListener('load', show);
  }, []);
  return <Suspense>{(complete || wanted) && <Toaster />}</Suspense>;
}
