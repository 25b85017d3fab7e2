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

/** antd selects rows and Shift ranges by mouse; `toggle` does the same for the keyboard. */
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
    // A click next to the checkbox must not open the row.
    onCell: () => ({ onClick: (event) => event.stopPropagation() }),
  };
  return { antSelection, toggle };
}

/** Returns the ids between both in either direction, or only `to` if `from` is gone. */
function rangeOf(ids: string[], from: string, to: string): string[] {
  const [start, end] = [ids.indexOf(from), ids.indexOf(to)].toSorted((a, b) => a - b);
  if (start === undefined || end === undefined || start < 0) return [to];
  return ids.slice(start, end + 1);
}
