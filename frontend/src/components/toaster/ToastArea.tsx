import { useEffect, useState } from 'react';
import { lazyPart } from '../part/lazy-part';
import { PlainToast } from './PlainToast';
import { useToasts } from './toast-store';

const Toaster = lazyPart(() => import('./Toaster'), { title: 'Notifications', Lost: PlainToast });

const FIRST_ACTIONS = ['pointerdown', 'keydown'] as const;

/** The {@link Toaster}, whose script waits until the visitor does something or the first toast comes. */
export function ToastArea() {
  const [isUsed, setUsed] = useState(false);
  const isWanted = useToasts().length > 0;
  useEffect(() => {
    const load = () => setUsed(true);
    for (const action of FIRST_ACTIONS) window.addEventListener(action, load, { once: true });
    return () => {
      for (const action of FIRST_ACTIONS) window.removeEventListener(action, load);
    };
  }, []);
  return (isUsed || isWanted) && <Toaster />;
}
