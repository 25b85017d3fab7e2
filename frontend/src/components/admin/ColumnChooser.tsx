import { SettingOutlined } from '@ant-design/icons';
import { Button, Checkbox, Flex, Popover, Radio, Typography } from 'antd';
import { useId, useRef } from 'react';
import type { DataColumn, Density } from './data-columns';
import type { useTableView } from './use-table-view';

interface ColumnChooserProps<Row> {
  columns: readonly DataColumn<Row>[];
  tools: ReturnType<typeof useTableView>;
}

const NAME = 'Columns and row height';

const HEIGHTS: { value: Density; label: string }[] = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'standard', label: 'Standard' },
  { value: 'compact', label: 'Compact' },
];

/** Lets users choose columns and row height. The browser stores the choice per user. */
export function ColumnChooser<Row>({ columns, tools }: ColumnChooserProps<Row>) {
  const { view, hideColumns, chooseDensity } = tools;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const titles = columns.filter(({ optional }) => optional).map(({ title }) => title);
  const choices = (
    <Flex gap="large">
      {titles.length > 0 && (
        <Flex vertical gap="small">
          <Typography.Text id={`${id}-columns`} type="secondary">
            Columns
          </Typography.Text>
          <Checkbox.Group
            aria-labelledby={`${id}-columns`}
            options={titles}
            value={titles.filter((title) => !view.hidden.includes(title))}
            onChange={(shown) => hideColumns(titles.filter((title) => !shown.includes(title)))}
            style={{ flexDirection: 'column', gap: 8 }}
          />
        </Flex>
      )}
      <Flex vertical gap="small">
        <Typography.Text id={`${id}-height`} type="secondary">
          Row height
        </Typography.Text>
        <Radio.Group
          aria-labelledby={`${id}-height`}
          vertical
          options={HEIGHTS}
          value={view.density}
          onChange={({ target }) => chooseDensity(target.value as Density)}
        />
      </Flex>
    </Flex>
  );
  return (
    // The popover does not return the focus itself when Escape closes it.
    <div onKeyDown={({ key }) => key === 'Escape' && button.current?.focus()}>
      <Popover
        trigger="click"
        placement="bottomRight"
        destroyOnHidden
        content={choices}
        // Renders the popover next to the button, so that Tab leads into it.
        getPopupContainer={(trigger) => trigger.parentElement ?? document.body}
      >
        <Button
          ref={button}
          aria-label={NAME}
          title={NAME}
          icon={<SettingOutlined aria-hidden="true" />}
        />
      </Popover>
    </div>
  );
}
