import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { restoreFocus } from './restore-focus';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel = 'Cancel', busy = false } = props;
  const { onConfirm, onCancel } = props;
  return (
    <Modal
      open={open}
      title={title}
      width={440}
      centered
      closable={false}
      destroyOnHidden
      okText={confirmLabel}
      okButtonProps={{ danger: true }}
      cancelText={cancelLabel}
      cancelButtonProps={{ disabled: busy, autoFocus: true }}
      confirmLoading={busy}
      onOk={onConfirm}
      onCancel={busy ? undefined : onCancel}
      afterClose={restoreFocus}
    >
      {children}
    </Modal>
  );
}
