import { Checkbox, Descriptions, Flex, Modal, Typography } from 'antd';
import { use } from 'react';
import { setShortcutsEnabled, useShortcutsEnabled } from '../components/admin/shortcut-setting';
import { ShellDialogs } from '../components/admin/shell-dialogs';
import { screens } from '../screens';

const GROUPS: Record<string, readonly (readonly [key: string, action: string])[]> = {
  Everywhere: [
    ['Ctrl K', 'Search, go anywhere'],
    ['/', 'Search on this screen'],
    ['?', 'Show these keys'],
    ['Ctrl S', 'Save the open form'],
    ['Esc', 'Close what is open'],
    ['F8', 'Go to the last message'],
    ...screens
      .filter(({ goKey }) => goKey)
      .map(({ goKey, title }) => [`g ${goKey}`, `Go to ${title}`] as const),
  ],
  Lists: [
    ['j', 'Next row'],
    ['k', 'Previous row'],
    ['x', 'Select the row'],
    ['Shift x', 'Select the rows up to here'],
    ['Enter', 'Open'],
    ['e', 'Edit'],
    ['#', 'Delete, after a question'],
  ],
  'Courses, subscribers and users': [['u', 'Undo the last change']],
  'Success Stories': [
    ['a', 'Approve and publish'],
    ['r', 'Reject'],
    ['u', 'Undo the last decision or deletion'],
  ],
};

export function ShortcutHelp() {
  const { shown, show } = use(ShellDialogs);
  const areOn = useShortcutsEnabled();
  return (
    <Modal
      open={shown === 'keys'}
      title="Keyboard shortcuts"
      footer={null}
      onCancel={() => show(undefined)}
    >
      <Flex vertical gap={16}>
        {Object.entries(GROUPS).map(([title, keys]) => (
          <Descriptions
            key={title}
            title={title}
            size="small"
            bordered
            column={1}
            styles={{ label: { width: 112 } }}
            items={keys.map(([key, action]) => ({
              key,
              label: <Typography.Text keyboard>{key}</Typography.Text>,
              children: action,
            }))}
          />
        ))}
        <Checkbox checked={areOn} onChange={({ target }) => setShortcutsEnabled(target.checked)}>
          Use single-key shortcuts
        </Checkbox>
      </Flex>
    </Modal>
  );
}
