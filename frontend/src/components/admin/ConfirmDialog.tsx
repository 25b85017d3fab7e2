import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Dialog } from './Dialog';
import styles from './dialog.module.css';

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

/** Asks before an action that cannot be undone. The first button cancels, so it gets the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel = 'Cancel', busy = false } = props;
  const { onConfirm, onCancel } = props;
  return (
    <Dialog
      open={open}
      title={title}
      width={440}
      centered
      closable={false}
      onCancel={busy ? undefined : onCancel}
    >
      <div className={styles.question}>{children}</div>
      <div className={styles.actions}>
        <Button disabled={busy} onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button type="primary" danger loading={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
