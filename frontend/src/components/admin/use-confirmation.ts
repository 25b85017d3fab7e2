import { useState } from 'react';

interface ConfirmedAction<About> {
  mutate: (about: About, outcome: { onSuccess: () => void; onSettled: () => void }) => void;
  isPending: boolean;
}

/** Asks for confirmation before an action, such as a deletion. The dialog stays open until the action has finished. */
export function useConfirmation<About>(act: ConfirmedAction<About>, onDone = () => {}) {
  const [about, ask] = useState<About>();
  const end = () => ask(undefined);
  return {
    /** What the action applies to; undefined while the dialog is closed. */
    about,
    ask,
    /** The props of a `ConfirmDialog`. */
    dialog: {
      open: about !== undefined,
      busy: act.isPending,
      onConfirm: () => {
        if (about !== undefined) act.mutate(about, { onSuccess: onDone, onSettled: end });
      },
      onCancel: end,
    },
  };
}

export type Confirmation<About> = ReturnType<typeof useConfirmation<About>>;
