import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isKeeper, useHotkeys, type Hotkeys } from './use-hotkeys';
import { currentRow, type RowCursor } from './row-cursor';

/** What the keys of a list do with the current row. `j`, `k` and `x` work in every list. */
export interface RowKeys<Row> {
  /** Enter, and a click on the row. */
  onOpen?: (row: Row) => void;
  onEdit?: (row: Row) => void;
  onDelete?: (row: Row) => void;
  /** The id of the row that something else, such as a dialog, made current. */
  at?: string;
  /** Keys of this table only. */
  more?: Record<string, (row: Row) => void>;
  /** Set while a dialog is open, for example. */
  disabled?: boolean;
}

interface RowKeysOptions<Row> {
  rows: Row[];
  ids: string[];
  keys: RowKeys<Row> | undefined;
  /** Selects the row, or the range up to it. */
  onToggle: ((id: string, isRange: boolean) => void) | undefined;
}

/** Returns the id of the current row. If that row disappears, the next one becomes current. */
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
  // A row that reappears does not become current again.
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

/** Other filters, another order or another page reset the current row. */
function useListKey(): string {
  const [params] = useSearchParams();
  return [...params]
    .filter(([name, value]) => name !== 'dialog' && name !== 'story' && value !== '')
    .map(String)
    .toSorted()
    .join('&');
}
