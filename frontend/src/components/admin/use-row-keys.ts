import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isKeeper, useHotkeys, type Hotkeys } from './use-hotkeys';
import { currentRow, type RowCursor } from './row-cursor';

/** What the keys of every list do to the row that the keyboard is on; `j`, `k` and `x` need no telling. */
export interface RowKeys<Row> {
  /** Enter, and a click on the row. */
  onOpen?: (row: Row) => void;
  /** `e` */
  onEdit?: (row: Row) => void;
  /** `#` */
  onDelete?: (row: Row) => void;
  /** The row to which something else, such as a dialog, has brought the keyboard. */
  at?: string;
  /** Keys of this table alone. */
  more?: Record<string, (row: Row) => void>;
  /** Such as while a question is asked. */
  disabled?: boolean;
}

interface RowKeysOptions<Row> {
  rows: Row[];
  ids: string[];
  keys: RowKeys<Row> | undefined;
  /** Selects the row, or the range that ends there. */
  onToggle: ((id: string, isRange: boolean) => void) | undefined;
}

/** Answers the id of the row that the keyboard is on; when that leaves, it is on the one that followed. */
export function useRowKeys<Row>({ rows, ids, keys, onToggle }: RowKeysOptions<Row>) {
  const listKey = useListKey();
  const [cursor, setCursor] = useState<RowCursor>();
  const [cursorKey, setCursorKey] = useState(listKey);
  if (listKey !== cursorKey) {
    setCursorKey(listKey);
    setCursor(undefined);
  }
  const at = keys?.at;
  const [followed, setFollowed] = useState<string>();
  if (at !== followed) {
    setFollowed(at);
    if (at && ids.includes(at)) setCursor({ id: at, following: ids.slice(ids.indexOf(at) + 1) });
  }
  const index = currentRow(ids, cursor);
  const currentId = ids[index];
  // What comes back does not take the keyboard from the row where it is now.
  if (cursor && currentId && currentId !== cursor.id) {
    setCursor({ id: currentId, following: ids.slice(index + 1) });
  }
  const move = (step: number) => {
    const next = Math.max(0, Math.min(index + step, ids.length - 1));
    const id = ids[next];
    if (id) setCursor({ id, following: ids.slice(next + 1) });
  };
  const onRow = (act: ((row: Row) => void) | undefined) => () => {
    const row = rows[index];
    if (row !== undefined) act?.(row);
  };
  const toggle = (isRange: boolean) => () => {
    if (currentId) onToggle?.(currentId, isRange);
  };
  const { onOpen, onEdit, onDelete, more = {}, disabled = false } = keys ?? {};
  const hotkeys: Hotkeys = {
    ...Object.fromEntries(Object.entries(more).map(([key, act]) => [key, onRow(act)])),
    j: () => move(1),
    k: () => move(-1),
    Enter: onRow(onOpen),
    e: onRow(onEdit),
    '#': onRow(onDelete),
    x: toggle(false),
    X: toggle(true),
  };
  useHotkeys(hotkeys, keys !== undefined && !disabled);
  useEffect(() => {
    if (!currentId || isKeeper(document.activeElement)) return;
    document.querySelector<HTMLElement>('main :is(tr, li)[aria-current]')?.focus();
  }, [currentId]);
  return currentId;
}

/** Filters, order and page: with other rows the keyboard is on none. */
function useListKey(): string {
  const [params] = useSearchParams();
  return [...params]
    .filter(([name, value]) => name !== 'dialog' && name !== 'story' && value !== '')
    .map(String)
    .toSorted()
    .join('&');
}
