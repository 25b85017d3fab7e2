import { Checkbox } from 'antd';
import type { MouseEvent as ReactMouseEvent } from 'react';
import { InCurrentRow } from '../open-record';
import type { DataColumn } from './columns';
import styles from './DataTable.module.css';
import { hasShift } from './use-selection';

interface TableRowProps<Row> {
  row: Row;
  columns: DataColumn<Row>[];
  /** The row that the keyboard is on. */
  isCurrent: boolean;
  onOpen?: (row: Row) => void;
  selection?: { label: string; checked: boolean; onToggle: (isRange: boolean) => void };
}

export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, columns, isCurrent, onOpen, selection } = props;
  // It can take the focus, so that screen readers tell it.
  const current = isCurrent && { 'aria-current': true, tabIndex: -1 };
  return (
    <tr
      role="row"
      className={styles.row}
      data-selected={selection?.checked}
      data-opens={onOpen !== undefined}
      onClick={(event) => {
        if (isOnText(event)) onOpen?.(row);
      }}
      {...current}
    >
      {selection && (
        <td role="cell" data-place="select">
          <Checkbox
            aria-label={selection.label}
            checked={selection.checked}
            onChange={({ nativeEvent }) => selection.onToggle(hasShift(nativeEvent))}
          />
        </td>
      )}
      <InCurrentRow value={isCurrent}>
        {columns.map((column) => (
          <td
            key={column.title}
            role="cell"
            className={column.wideOnly ? styles.wideOnly : undefined}
            data-place={column.card ?? 'none'}
          >
            {column.render(row)}
          </td>
        ))}
      </InCurrentRow>
    </tr>
  );
}

/** Neither on a control of the row, nor the end of a selection of text. */
function isOnText({ target, currentTarget }: ReactMouseEvent<HTMLElement>): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  if (target.closest('a, button, input, label, select, [role="switch"], [data-place="select"]')) {
    return false;
  }
  return window.getSelection()?.isCollapsed !== false;
}
