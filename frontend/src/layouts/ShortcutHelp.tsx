import { Checkbox } from 'antd';
import { use } from 'react';
import { Dialog } from '../components/admin/Dialog';
import { switchKeys, useKeyChoice } from '../components/admin/key-choice';
import { ShellDialogs } from '../components/admin/shell-dialogs';
import { GO_KEYS } from './palette/go-keys';
import styles from './ShortcutHelp.module.css';

const EVERYWHERE = [
  ['Ctrl K', 'Search, go anywhere'],
  ['/', 'Search on this screen'],
  ['?', 'Show these keys'],
  ['Ctrl S', 'Save the open form'],
  ['Esc', 'Close what is open'],
  ['F8', 'Go to the last message'],
  ...GO_KEYS.map(({ key, name }) => [`g ${key}`, `Go to ${name}`] as const),
] as const;

const CHANGES = [['u', 'Undo the last change']] as const;

const LISTS = [
  ['j', 'Next row'],
  ['k', 'Previous row'],
  ['x', 'Select the row'],
  ['Shift x', 'Select the rows up to here'],
  ['Enter', 'Open'],
  ['e', 'Edit'],
  ['#', 'Delete, after a question'],
] as const;

const STORIES = [
  ['a', 'Approve and publish'],
  ['r', 'Reject'],
  ['u', 'Undo the last decision or deletion'],
] as const;

/** The keys of all screens. */
export function ShortcutHelp() {
  const { shown, show } = use(ShellDialogs);
  const areOn = useKeyChoice();
  return (
    <Dialog
      open={shown === 'keys'}
      title="Keyboard shortcuts"
      width={760}
      centered
      leavesFocus
      onCancel={() => show(undefined)}
    >
      <div className={styles.all}>
        <Keys title="Everywhere" keys={EVERYWHERE} />
        <Keys title="Lists" keys={LISTS} />
        <Keys title="Courses, subscribers and users" keys={CHANGES} />
        <Keys title="Success Stories" keys={STORIES} />
      </div>
      <Checkbox checked={areOn} onChange={({ target }) => switchKeys(target.checked)}>
        Single keys do something
      </Checkbox>
    </Dialog>
  );
}

interface KeysProps {
  title: string;
  keys: readonly (readonly [string, string])[];
}

function Keys({ title, keys }: KeysProps) {
  return (
    <>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.keys}>
        {keys.map(([key, act]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{act}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
