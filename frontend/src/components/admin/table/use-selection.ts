import { useState } from 'react';

export interface Selection<Row> {
  keys: string[];
  onChange: (keys: string[]) => void;
  label: (row: Row) => string;
}

export type Checked = 'none' | 'some' | 'all';

/** Selects single rows, ranges that begin at the row that was last touched, and all that are seen. */
export function useSelection<Row>(seen: string[], selection: Selection<Row> | undefined) {
  const [touched, setTouched] = useState<string>();
  const selected = new Set(selection?.keys);
  const all = seen.length > 0 && seen.every((key) => selected.has(key));
  const some = seen.some((key) => selected.has(key));
  return {
    all: stateOf(all, some),
    toggle: (key: string, isRange: boolean) => {
      const affected = isRange ? rangeOf(seen, touched ?? key, key) : [key];
      const wanted = !selected.has(key);
      for (const one of affected) {
        if (wanted) selected.add(one);
        else selected.delete(one);
      }
      setTouched(key);
      selection?.onChange([...selected]);
    },
    toggleAll: () => selection?.onChange(all ? [] : seen),
  };
}

function stateOf(all: boolean, some: boolean): Checked {
  if (all) return 'all';
  return some ? 'some' : 'none';
}

/** The keys from one to the other, whichever comes first; the last one alone when the first is gone. */
function rangeOf(keys: string[], from: string, to: string): string[] {
  const [start, end] = [keys.indexOf(from), keys.indexOf(to)].toSorted((a, b) => a - b);
  if (start === undefined || end === undefined || start < 0) return [to];
  return keys.slice(start, end + 1);
}

/** Whether a click, or a key that counts as one, is for a range. */
export function hasShift(event: Event): boolean {
  return event instanceof MouseEvent && event.shiftKey;
}
