import { useEffect, useState } from 'react';
import type { AdminTestimonialDto } from '../../../../api/generated/model/adminTestimonialDto';
import { isKeeper, useHotkeys } from '../../../../components/admin/use-hotkeys';
import type { RowActions } from '../components/TestimonialActions';
import { currentRow, type RowCursor } from '../row-cursor';

interface RowKeysOptions {
  rows: AdminTestimonialDto[];
  /** What the rows are of, such as filters and page: with another list the keyboard is on no row. */
  listKey: string;
  actions: RowActions;
  onUndo: () => void;
  decidingIds: string[];
  /** Whether rows leave the list when they are decided about. */
  isQueue: boolean;
  enabled: boolean;
}

/**
 * When a row leaves the list, the keyboard is on the one that followed it; in a queue it goes there as soon
 * as the key is pressed, so that nobody has to wait for an answer.
 */
export function useRowKeys(options: RowKeysOptions) {
  const { rows, listKey, actions, onUndo, decidingIds, isQueue, enabled } = options;
  const [cursor, setCursor] = useState<RowCursor>();
  const [cursorKey, setCursorKey] = useState(listKey);
  if (listKey !== cursorKey) {
    setCursorKey(listKey);
    setCursor(undefined);
  }
  const staying = isQueue ? rows.filter(({ id }) => !decidingIds.includes(id)) : rows;
  const ids = staying.map(({ id }) => id);
  const index = currentRow(ids, cursor);
  const current = staying[index];
  const move = (step: number) => {
    const next = Math.max(0, Math.min(index + step, ids.length - 1));
    const id = ids[next];
    if (id) setCursor({ id, following: ids.slice(next + 1) });
  };
  const decide = (act: (testimonial: AdminTestimonialDto) => void) => {
    if (current?.status !== 'pending' || decidingIds.includes(current.id)) return;
    act(current);
    if (isQueue && index + 1 < ids.length) move(1);
  };
  useHotkeys(
    {
      j: () => move(1),
      k: () => move(-1),
      o: () => current && actions.onRead(current),
      a: () => decide(actions.onApprove),
      r: () => decide(actions.onReject),
      u: onUndo,
    },
    enabled,
  );
  const currentId = current?.id;
  useEffect(() => {
    if (!currentId || isKeeper(document.activeElement)) return;
    document.querySelector<HTMLElement>('tr[aria-current]')?.focus();
  }, [currentId]);
  return currentId;
}
