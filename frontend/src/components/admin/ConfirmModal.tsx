import { Button, Modal } from 'antd';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';
import { focusMainIfLost } from './focus-main';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** The way out comes first, and with it the focus. */
export default function ConfirmModal(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel = 'Cancel', busy = false } = props;
  const { onConfirm, onCancel } = props;
  return (
    <Modal
      open={open}
      title={<h2 className={styles.title}>{title}</h2>}
      width={440}
      centered
      destroyOnHidden
      closable={false}
      footer={null}
      onCancel={busy ? undefined : onCancel}
      afterClose={focusMainIfLost}
    >
      <div>{children}</div>
      <div className={styles.actions}>
        <Button disabled={busy} onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button type="primary" danger loading={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
