import { useEffect } from 'react';
import { toast, type ToastMessage } from '../toaster/toast-store';
import { useHotkeys } from './use-hotkeys';

let last: (() => void) | undefined;

/** Tells what was done and offers to take it back, which happens once, by the button or by key. */
export function offerUndo(
  message: Pick<ToastMessage, 'title' | 'description'>,
  takeBack: () => void,
): void {
  let isDone = false;
  const onClick = () => {
    if (!isDone) takeBack();
    isDone = true;
  };
  last = onClick;
  toast({ ...message, action: { label: 'Undo', onClick } });
}

/** On this screen "u" takes back what was last offered, also when its message is gone. */
export function useUndoKey(): void {
  useHotkeys({ u: () => last?.() }, true);
  useEffect(
    () => () => {
      last = undefined;
    },
    [],
  );
}
