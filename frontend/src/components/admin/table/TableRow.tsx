import { memo, type MouseEvent as ReactMouseEvent } from 'react';
import { InCurrentRow } from '../open-record';
import type { DataColumn } from './columns';
import styles from './DataTable.module.css';
import { RowCheck } from './RowCheck';
import { hasShift } from './use-selection';

interface TableRowProps<Row> {
  row: Row;
  rowKey: string;
  columns: DataColumn<Row>[];
  /** The row that the keyboard is on. */
  isCurrent: boolean;
  onOpen: ((row: Row) => void) | undefined;
  /** Undefined where rows cannot be selected. */
  isSelected: boolean | undefined;
  selectLabel: string | undefined;
  onToggle: (rowKey: string, isRange: boolean) => void;
}

/** Drawn again only when something of it has changed, as there are many. */
export const TableRow = memo(OneRow) as typeof OneRow;

function OneRow<Row>(props: TableRowProps<Row>) {
  const { row, rowKey, columns, isCurrent, onOpen, isSelected, onToggle } = props;
  // It can take the focus, so that screen readers tell it.
  const current = isCurrent && { 'aria-current': true, tabIndex: -1 };
  return (
    <tr
      role="row"
      className={styles.row}
      data-selected={isSelected}
      data-opens={onOpen !== undefined}
      onClick={(event) => {
        if (isOnText(event)) onOpen?.(row);
      }}
      {...current}
    >
      {isSelected !== undefined && (
        <td role="cell" data-place="select">
          <RowCheck
            label={props.selectLabel}
            checked={isSelected}
            onChange={(event) => onToggle(rowKey, hasShift(event))}
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
