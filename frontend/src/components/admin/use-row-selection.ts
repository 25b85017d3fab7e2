import type { TableProps } from 'antd';
import { useState } from 'react';

export interface RowSelection {
  keys: string[];
  onChange: (keys: string[]) => void;
}

interface RowSelectionOptions<Row> {
  ids: string[];
  selection: RowSelection | undefined;
  rowName: (row: Row) => string;
}

/** Ant Design selects rows and Shift ranges by the mouse; `toggle` does the same for the keys of the list. */
export function useRowSelection<Row>({ ids, selection, rowName }: RowSelectionOptions<Row>) {
  const [touched, setTouched] = useState<string>();
  const toggle = (id: string, isRange: boolean) => {
    if (!selection) return;
    const selected = new Set(selection.keys);
    const isWanted = !selected.has(id);
    for (const one of isRange ? rangeOf(ids, touched ?? id, id) : [id]) {
      if (isWanted) selected.add(one);
      else selected.delete(one);
    }
    setTouched(id);
    selection.onChange([...selected]);
  };
  const antSelection: TableProps<Row>['rowSelection'] = selection && {
    selectedRowKeys: selection.keys,
    columnWidth: 48,
    onChange: (keys) => selection.onChange(keys.map(String)),
    getCheckboxProps: (row) => ({ 'aria-label': `Select ${rowName(row)}` }),
    // A click beside the box does not open the row.
    onCell: () => ({ onClick: (event) => event.stopPropagation() }),
  };
  return { antSelection, toggle };
}

/** The ids from one to the other, whichever comes first; the last one alone when the first is gone. */
function rangeOf(ids: string[], from: string, to: string): string[] {
  const [start, end] = [ids.indexOf(from), ids.indexOf(to)].toSorted((a, b) => a - b);
  if (start === undefined || end === undefined || start < 0) return [to];
  return ids.slice(start, end + 1);
}
