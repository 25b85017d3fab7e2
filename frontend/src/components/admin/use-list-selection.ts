import { useState } from 'react';

/**
 * Stores the selected rows: some of the visible ones, or all that match. The latter ends when the list changes.
 * @param listKey differs between any two lists
 */
export function useListSelection<Row>(
  seen: Row[] = [],
  idOf: (row: Row) => string,
  listKey: string,
) {
  const [chosenIds, setChosenIds] = useState<string[]>([]);
  const [wholeList, setWholeList] = useState<string>();
  const selected = seen.filter((row) => chosenIds.includes(idOf(row)));
  const select = (ids: string[]) => {
    setChosenIds(ids);
    setWholeList(undefined);
  };
  return {
    seen,
    selected,
    ids: selected.map(idOf),
    isAll: wholeList === listKey,
    select,
    selectAll: () => setWholeList(listKey),
    clear: () => select([]),
  };
}

export type ListSelection<Row> = ReturnType<typeof useListSelection<Row>>;
