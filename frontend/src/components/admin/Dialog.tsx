import { Modal, type ModalProps } from 'antd';
import styles from './dialog.module.css';
import { restoreFocus } from './restore-focus';

interface DialogProps extends ModalProps {
  /** Set for dialogs that a key opens; they do not restore the focus. */
  leavesFocus?: boolean;
}

/** Wraps antd's modal: the title is a heading, and closing restores the focus. */
export function Dialog(props: DialogProps) {
  const { title, footer = null, leavesFocus = false, afterClose, ...modal } = props;
  return (
    <Modal
      title={typeof title === 'string' ? <h2 className={styles.title}>{title}</h2> : title}
      destroyOnHidden
      footer={footer}
      afterClose={() => {
        if (!leavesFocus) restoreFocus();
        afterClose?.();
      }}
      {...modal}
    />
  );
}
