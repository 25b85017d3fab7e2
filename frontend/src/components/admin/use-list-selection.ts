import { useState } from 'react';

/**
 * What is selected of a list: rows that are seen, or all that match, however the list tells which; another list or
 * choice ends the latter.
 * @param listKey differs between any two lists
 */
export function useListSelection<Row, Whole = never>(
  seen: Row[] = [],
  idOf: (row: Row) => string,
  listKey = '',
) {
  const [chosenIds, setChosenIds] = useState<string[]>([]);
  const [kept, setKept] = useState<{ of: string; whole: Whole }>();
  const selected = seen.filter((row) => chosenIds.includes(idOf(row)));
  const select = (ids: string[]) => {
    setChosenIds(ids);
    setKept(undefined);
  };
  return {
    seen,
    selected,
    ids: selected.map(idOf),
    whole: kept?.of === listKey ? kept.whole : undefined,
    select,
    selectWhole: (whole: Whole) => setKept({ of: listKey, whole }),
    clear: () => select([]),
  };
}

export type ListSelection<Row, Whole> = ReturnType<typeof useListSelection<Row, Whole>>;
