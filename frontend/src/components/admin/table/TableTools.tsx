import { SettingOutlined } from '@ant-design/icons';
import { Button, Checkbox, Radio } from 'antd';
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { type DataColumn, DENSITIES, type Density } from './columns';
import styles from './TableTools.module.css';
import type { useTableView } from './use-table-view';

interface TableToolsProps<Row> {
  columns: DataColumn<Row>[];
  tools: ReturnType<typeof useTableView>;
}

const NAMES: Record<Density, string> = {
  comfortable: 'Comfortable',
  standard: 'Standard',
  compact: 'Compact',
};

/** Columns and density, which are kept for the person. */
export function TableTools<Row>({ columns, tools }: TableToolsProps<Row>) {
  const { view, chooseDensity, toggleColumn } = tools;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const choices = columns.filter(({ optional }) => optional);
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
      <Button
        ref={button}
        aria-label="Columns and row height"
        aria-expanded={isOpen}
        icon={<SettingOutlined />}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        // It takes the focus of a click beside its boxes, which would close it else.
        <div className={styles.choices} tabIndex={-1}>
          <fieldset>
            <legend>Columns</legend>
            {choices.map(({ title }) => (
              <Checkbox
                key={title}
                checked={!view.hidden.includes(title)}
                onChange={() => toggleColumn(title)}
              >
                {title}
              </Checkbox>
            ))}
          </fieldset>
          <fieldset>
            <legend>Row height</legend>
            {DENSITIES.map((density) => (
              <Radio
                key={density}
                name="density"
                checked={density === view.density}
                onChange={() => chooseDensity(density)}
              >
                {NAMES[density]}
              </Radio>
            ))}
          </fieldset>
        </div>
      )}
    </div>
  );
}
