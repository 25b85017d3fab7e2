import { Modal } from 'antd';
import dialog from '../../../../components/admin/dialog.module.css';
import styles from './ShortcutHelp.module.css';

interface ShortcutHelpProps {
  open: boolean;
  onClose: () => void;
}

const SHORTCUTS = [
  ['j', 'Next row'],
  ['k', 'Previous row'],
  ['o', 'Read the story, or close it'],
  ['a', 'Approve and publish'],
  ['r', 'Reject'],
  ['u', 'Undo the last decision or deletion'],
  ['?', 'Show these keys'],
] as const;

export function ShortcutHelp({ open, onClose }: ShortcutHelpProps) {
  return (
    <Modal
      open={open}
      title={<h2 className={dialog.title}>Keyboard shortcuts</h2>}
      width={400}
      centered
      destroyOnHidden
      footer={null}
      onCancel={onClose}
    >
      <dl className={styles.keys}>
        {SHORTCUTS.map(([key, act]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{act}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
