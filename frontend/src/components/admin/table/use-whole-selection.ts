import { useState } from 'react';
import type { SelectionDto } from '../../../api/generated/model/selectionDto';

/** All rows that match, as the server has signed them; another list or choice ends it. */
export function useWholeSelection(listKey: string) {
  const [kept, setKept] = useState<{ of: string; selection: SelectionDto }>();
  return {
    whole: kept?.of === listKey ? kept.selection : undefined,
    keepWhole: (selection: SelectionDto) => setKept({ of: listKey, selection }),
    clearWhole: () => setKept(undefined),
  };
}
