import { Modal, type ModalProps } from 'antd';
import styles from './dialog.module.css';
import { restoreFocus } from './restore-focus';

interface DialogProps extends ModalProps {
  /** For what a key opens, whatever has the focus. */
  leavesFocus?: boolean;
}

/** A title of words is its heading, and who has closed it is somewhere on the page. */
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
