import { useState } from 'react';

interface ConfirmedAction<About> {
  mutate: (about: About, outcome: { onSuccess: () => void; onSettled: () => void }) => void;
  isPending: boolean;
}

/** Asks for confirmation before an action, such as a deletion. The dialog stays open until the action has finished. */
export function useConfirmation<About>(action: ConfirmedAction<About>, onDone = () => {}) {
  const [target, ask] = useState<About>();
  const end = () => ask(undefined);
  return {
    /** What the action applies to; undefined while the dialog is closed. */
    target,
    ask,
    /** The props of a `ConfirmDialog`. */
    dialog: {
      open: target !== undefined,
      busy: action.isPending,
      onConfirm: () => {
        if (target !== undefined) action.mutate(target, { onSuccess: onDone, onSettled: end });
      },
      onCancel: end,
    },
  };
}

export type Confirmation<About> = ReturnType<typeof useConfirmation<About>>;
