import { useLocation } from 'react-router-dom';
import { dismissToast, getToasts, toast, type ToastMessage } from '../toaster/toast-store';
import { useHotkeys } from './use-hotkeys';

/** An action that can be undone once. */
export interface Undo {
  /** The path of the screen where the user acted. */
  screen: string;
  recordId?: string;
  run: () => void;
  /** Removes the entry, because there is nothing to undo. */
  remove: () => void;
}

const MAX_UNDOS = 20;

let undos: readonly Undo[] = [];
/** Increases when another user signs in on this page. */
let sessionNumber = 0;

/**
 * Adds an action to the undo list. It replaces an earlier action on the same record, which can no longer be undone.
 * @param screen path where the action started, if the response may arrive on another screen
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

/** Shows a toast with an "Undo" button. */
export function toastWithUndo(
  message: Pick<ToastMessage, 'title' | 'description'>,
  { run }: Pick<Undo, 'run'>,
): void {
  toast({ ...message, action: { label: 'Undo', onClick: run } });
}

/**
 * Returns a function that shows a toast with "Undo" and adds the action to the undo list of the screen where it
 * started. The response may arrive on another screen, or after another user has signed in.
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

/** Undoes the last action on this screen. Returns the id of its record, if any. */
export function undoLast(): string | undefined {
  const last = undos.findLast(({ screen }) => screen === window.location.pathname);
  last?.run();
  return last?.recordId;
}

/** A user must not undo what the previous one did. */
export function clearUndos(): void {
  undos = [];
  sessionNumber += 1;
  for (const { id, action } of getToasts()) if (action) dismissToast(id);
}

/** Lets "u" undo the actions on this screen, newest first. */
export function useUndoKey(enabled = true): void {
  useHotkeys({ u: undoLast }, enabled);
}
