import { Modal } from 'antd';
import { use, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDebounce } from 'use-debounce';
import { ShellDialogs } from '../../components/admin/shell-dialogs';
import { VisibleScreens } from '../../components/admin/visible-screens';
import { adminPaths } from '../../paths';
import { matching, type CommandGroup } from './commands';
import { CommandList } from './CommandList';
import { useMyCourseCommands } from './use-my-course-commands';
import { useRecordCommands } from './use-record-commands';
import { useScreenCommands } from './use-screen-commands';

/** Milliseconds after the last key before it searches. */
const PAUSE = 200;

export function CommandPalette() {
  const { shown, show } = use(ShellDialogs);
  const close = () => show(undefined);
  return (
    <Modal
      open={shown === 'palette'}
      title="Commands"
      width={600}
      footer={null}
      closable={false}
      destroyOnHidden
      onCancel={close}
    >
      <Commands onDone={close} />
    </Modal>
  );
}

function Commands({ onDone }: { onDone: () => void }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [settled] = useDebounce(typed, PAUSE);
  const visible = use(VisibleScreens);
  const isAdmin = visible.has(adminPaths.users);
  const open = (path: string) => void navigate(path);
  const screens = useScreenCommands(open).map(({ title, commands }) => ({
    title,
    commands: matching(commands, typed),
  }));
  const records = useRecordCommands(isAdmin && typed.trim() !== '' ? settled : '', open);
  const mine = useMyCourseCommands(visible.has(adminPaths.staffDashboard) ? typed : '', open);
  const groups: CommandGroup[] = [...screens, ...mine.groups, ...records.groups].filter(
    ({ commands }) => commands.length > 0,
  );
  return (
    <CommandList
      groups={groups}
      typed={typed}
      onType={setTyped}
      onRun={({ run }) => {
        onDone();
        run();
      }}
      isSearching={records.isSearching || mine.isSearching || (isAdmin && typed !== settled)}
      failed={[...mine.failed, ...records.failed]}
    />
  );
}
