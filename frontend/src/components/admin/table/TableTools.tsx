import { SettingOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { DataColumn } from './columns';
import { TableChoices } from './TableChoices';
import styles from './TableTools.module.css';
import type { useTableView } from './use-table-view';

interface TableToolsProps<Row> {
  columns: DataColumn<Row>[];
  tools: ReturnType<typeof useTableView>;
}

/** Columns and density, which are kept for the person. */
export function TableTools<Row>({ columns, tools }: TableToolsProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const close = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className={styles.tools} onBlur={leave} onKeyDown={close}>
      <Tooltip title="Columns and row height">
        <Button
          ref={button}
          aria-label="Columns and row height"
          aria-expanded={isOpen}
          icon={<SettingOutlined />}
          onClick={() => setOpen(!isOpen)}
        />
      </Tooltip>
      {isOpen && (
        // It takes the focus of a click beside its boxes, which would close it else.
        <div className={styles.choices} tabIndex={-1}>
          <TableChoices choices={columns.filter(({ optional }) => optional)} tools={tools} />
        </div>
      )}
    </div>
  );
}
