import { useLocation } from 'react-router-dom';
import { dismissToast, getToasts, toast, type ToastMessage } from '../toaster/toast-store';
import { useHotkeys } from './use-hotkeys';

/** How an action is taken back, which happens once. */
export interface Undo {
  /** Where it was done. */
  screen: string;
  /** The id of what it was done to, if that is a single record. */
  recordId?: string;
  run: () => void;
  /** There is nothing to take back after all. */
  remove: () => void;
}

/** So many actions can be taken back one after the other. */
const MAX_UNDOS = 20;

let undos: readonly Undo[] = [];
/** Counts up when somebody else comes to this page. */
let sessionNumber = 0;

/**
 * Of the actions to a single record the last alone is kept: what was before it cannot be had any more.
 * @param screen where it was begun, if the answer may come on another
 */
export function pushUndo(
  undoAction: () => void,
  recordId?: string,
  screen = window.location.pathname,
): Undo {
  const startedBy = sessionNumber;
  let isDone = false;
  const undo: Undo = {
    screen,
    ...(recordId !== undefined && { recordId }),
    run: () => {
      undo.remove();
      if (!isDone && startedBy === sessionNumber) undoAction();
      isDone = true;
    },
    remove: () => {
      undos = undos.filter((other) => other !== undo);
    },
  };
  const others = undos.filter(
    (other) =>
      recordId === undefined || other.recordId !== recordId || other.screen !== undo.screen,
  );
  undos = [...others, undo].slice(-MAX_UNDOS);
  return undo;
}

/** Tells what was done, with a button that takes it back. */
export function toastWithUndo(
  message: Pick<ToastMessage, 'title' | 'description'>,
  { run }: Pick<Undo, 'run'>,
): void {
  toast({ ...message, action: { label: 'Undo', onClick: run } });
}

/**
 * Tells what was done and offers to take it back, by the button or by the key of the screen where it was begun: the
 * answer may come on another, or to somebody else.
 */
export function useUndoToast(): (
  message: Pick<ToastMessage, 'title' | 'description'>,
  undoAction: () => void,
  recordId?: string,
) => void {
  const { pathname } = useLocation();
  const startedBy = sessionNumber;
  return (message, undoAction, recordId) => {
    if (startedBy === sessionNumber)
      toastWithUndo(message, pushUndo(undoAction, recordId, pathname));
    else toast(message);
  };
}

/** Takes back what was last done on this screen, and answers the id of what that was about. */
export function undoLast(): string | undefined {
  const last = undos.findLast(({ screen }) => screen === window.location.pathname);
  last?.run();
  return last?.recordId;
}

/** What one person did is not for the next to take back. */
export function clearUndos(): void {
  undos = [];
  sessionNumber += 1;
  for (const { id, action } of getToasts()) if (action) dismissToast(id);
}

/** On this screen "u" takes back what was last done there, also when its message is gone, then what was before. */
export function useUndoKey(enabled = true): void {
  useHotkeys({ u: undoLast }, enabled);
}
