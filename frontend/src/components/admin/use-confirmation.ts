import { useState } from 'react';

interface ConfirmedAction<About> {
  mutate: (about: About, outcome: { onSuccess: () => void; onSettled: () => void }) => void;
  isPending: boolean;
}

/** Asks before something is done, such as a deletion; the question stays until that has ended. */
export function useConfirmation<About>(act: ConfirmedAction<About>, onDone = () => {}) {
  const [about, ask] = useState<About>();
  const end = () => ask(undefined);
  return {
    /** What it would be done to; undefined while nobody is asked. */
    about,
    ask,
    /** For a `ConfirmDialog`. */
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
