import { useEffect, useState } from 'react';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import { useHotkeys } from '../../../../components/admin/use-hotkeys';
import type { RowActions } from '../components/TestimonialActions';

interface RowKeysOptions {
  rows: AdminTestimonialDto[];
  actions: RowActions;
  onUndo: () => void;
  onHelp: () => void;
  /** No dialog is open and no decision under way. */
  enabled: boolean;
}

/**
 * Moderation from the keyboard: j and k move, o reads, a approves, r rejects, u takes back, ? helps.
 * When a row leaves the list, the keyboard is on the one that takes its place.
 *
 * @returns the id of the row that the keyboard is on, if any.
 */
export function useRowKeys({ rows, actions, onUndo, onHelp, enabled }: RowKeysOptions) {
  const [index, setIndex] = useState(-1);
  const current = rows[Math.min(index, rows.length - 1)];
  const move = (step: number) => {
    const next = Math.max(0, Math.min(index + step, rows.length - 1));
    setIndex(next);
  };
  const decide = (act: (testimonial: AdminTestimonialDto) => void) => {
    if (current?.status === 'pending') act(current);
  };
  useHotkeys(
    {
      j: () => move(1),
      k: () => move(-1),
      o: () => current && actions.onRead(current),
      a: () => decide(actions.onApprove),
      r: () => decide(actions.onReject),
      u: onUndo,
      '?': onHelp,
    },
    enabled,
  );
  const currentId = current?.id;
  useEffect(() => {
    if (currentId) document.querySelector<HTMLElement>('tr[aria-current]')?.focus();
  }, [currentId]);
  return currentId;
}
